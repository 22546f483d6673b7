export { tiledFiles, toTiled, type TiledExport } from './export.ts';
export { fromTiled, type TiledImport, type TiledSources } from './import.ts';
