import { mkdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Bundles a module for Node and runs it. Returns what it exports. */
const valuesOf = async (file: string): Promise<Record<string, unknown>> => {
  const built = (await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    // In one file: what is fetched later would otherwise share names with what the module exports.
    build: { ssr: file, write: false, target: 'node20', rolldownOptions: { output: { codeSplitting: false } } },
  })) as Rolldown.RolldownOutput;
  const code = built.output[0].code;
  const folder = `${ROOT}node_modules/.cache/built-ahead`;
  mkdirSync(folder, { recursive: true });
  // Two modules are read at the same time.
  const made = `${folder}/${process.pid}-${basename(file, '.ts')}.mjs`;
  writeFileSync(made, code);
  return (await import(`${pathToFileURL(made).href}?${Date.now()}`)) as Record<string, unknown>;
};

/**
 * Runs modules while the page is built and puts what they export, plain JSON, in their place: what the first page says of the
 * battles comes from the game's own code, and the page need not fetch that code to say it.
 */
export const builtAhead = (modules: readonly string[]): Plugin => {
  const files = new Set(modules.map(module => `${ROOT}${module}`));
  return {
    name: 'brownwater:built-ahead',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!files.has(id)) return null;
      const values = await valuesOf(id);
      return Object.entries(values)
        .map(
          ([name, value]) =>
            `export const ${name} = /* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(value))});`,
        )
        .join('\n');
    },
  };
};
