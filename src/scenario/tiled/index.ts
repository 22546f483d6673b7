export { toTiled, type TiledExport } from './export.ts';
export { fromTiled, type TiledImport } from './import.ts';
