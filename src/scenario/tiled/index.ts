export { tiledFiles, toTiled } from './export.ts';
export { fromTiled } from './import.ts';
