// Who may import whom (docs/architecture.md). Paths are relative to the folder that depcruise is started in.
// tests/arch/imports.test.ts plants a violation of each rule and sees it flagged.

/** A package, wherever node_modules lies. */
const npm = (...names) => names.map(name => `(^|/)node_modules/${name}/`);

/** What a folder may import: everything not on the list is forbidden, Node's own modules and unknown packages too. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: typeof from === 'string' ? { path: from } : from,
  to: { pathNot: allowed },
});

/** Something that only these files may import. */
const sole = (name, to, importers, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: '^src/', pathNot: importers },
  to,
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    only('languages', '^src/languages/', ['^src/languages/'], 'What is said knows nothing of who says it.'),
    only(
      'core',
      '^src/core/',
      ['^src/(core|languages)/', ...npm('immer', 'pure-rand')],
      'The kernel stands on itself and speaks.',
    ),
    sole('immer-in-engine', { path: npm('immer') }, ['^src/core/engine\\.ts$', '^src/app/'], 'core/engine.ts drafts.'),
    sole(
      'pure-rand-in-dice',
      { path: npm('pure-rand') },
      '^src/core/dice\\.ts$',
      'All chance comes from core/dice.ts.',
    ),

    only(
      'chart',
      '^src/chart/',
      ['^src/(core|chart|languages)/', ...npm('honeycomb-grid')],
      'The map knows the kernel only.',
    ),
    sole(
      'honeycomb-in-layout',
      { path: npm('honeycomb-grid') },
      '^src/chart/layout\\.ts$',
      'chart/layout.ts wraps it.',
    ),
    only('ships', '^src/ships/', ['^src/(core|ships|languages)/', ...npm('valibot')], 'The catalogue is facts.'),
    only(
      'scenario',
      '^src/scenario/',
      ['^src/(core|chart|ships|scenario|languages|system)/', ...npm('valibot', '@valibot/to-json-schema')],
      'A scenario is parsed with the parsers that it is given; it does not know the rule systems.',
    ),

    only(
      'rules-shared',
      '^src/rules/shared/',
      ['^src/(core|chart|ships|scenario|languages|system)/', '^src/rules/shared/', ...npm('valibot')],
      'A shared procedure takes tables and functions; it knows no rule system.',
    ),
    {
      name: 'rules-shared-scenario-types',
      comment: 'Shared procedures may name the types of scenario, not run it.',
      severity: 'error',
      from: { path: '^src/rules/shared/' },
      to: { path: '^src/scenario/', dependencyTypesNot: ['type-only'] },
    },
    only(
      'rules-are-strangers',
      { path: '^src/rules/([^/]+)/', pathNot: '^src/rules/shared/' },
      ['^src/(core|chart|ships|scenario|languages|system|bots)/', '^src/rules/(shared|$1)/', ...npm('valibot')],
      'rules/a never imports rules/b, nor the registry.',
    ),
    {
      name: 'bots-in-captain',
      comment: 'Of a rule system only its captain knows how bots think.',
      severity: 'error',
      from: { path: '^src/rules/', pathNot: '^src/rules/[^/]+/captain/' },
      to: { path: '^src/bots/' },
    },
    {
      name: 'captain-by-index',
      comment: 'The rules of a system do not depend on who plays by them.',
      severity: 'error',
      from: { path: '^src/rules/([^/]+)/', pathNot: '^src/rules/[^/]+/(captain/|index\\.ts$)' },
      to: { path: '^src/rules/$1/captain/' },
    },
    only(
      'rules-registry',
      '^src/rules/[^/]+$',
      ['^src/(core|system)/', '^src/rules/[^/]+/index\\.ts$', '^src/rules/[^/]+$'],
      'The registry sees the systems from outside.',
    ),
    {
      name: 'rules-by-registry',
      comment: 'Outside rules/ the systems are reached through rules/index.ts.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/rules/' },
      to: { path: '^src/rules/', pathNot: '^src/rules/index\\.ts$' },
    },

    only(
      'system',
      '^src/system/',
      ['^src/(core|languages|system)/'],
      'What a rule system offers beyond being played: interfaces, and what every screen and bot does with them.',
    ),
    only(
      'bots',
      '^src/bots/',
      ['^src/(core|chart|ships|scenario|languages|system|bots)/'],
      'Bots play by options and events; their chance comes from core/dice.ts.',
    ),
    only(
      'trials',
      '^src/trials/',
      [
        '^src/(core|chart|ships|scenario|languages|system|bots|trials)/',
        '^src/rules/index\\.ts$',
        ...npm('valibot', '@observablehq/plot', '@noble/hashes'),
      ],
      'Series of games and what they tell: the same on the command line and in the page.',
    ),
    only(
      'post',
      '^src/post/',
      ['^src/(core|languages|system|trials|post)/', ...npm('valibot', '@noble/hashes')],
      'What two players may trust each other with: no page, no clock, no chance of its own.',
    ),
    sole(
      'hashes-wrapped',
      { path: npm('@noble/hashes') },
      '^src/(post/digest|trials/report/policy)\\.ts$',
      'post/digest.ts wraps it for letters, trials/report/policy.ts for saved pages.',
    ),
    {
      name: 'sim-not-app',
      comment: 'What runs headless never reaches the page.',
      severity: 'error',
      from: { path: '^src/sim/' },
      to: { path: '^src/app/' },
    },
    {
      name: 'app-not-sim',
      comment: 'The page never reaches the command line.',
      severity: 'error',
      from: { path: '^src/app/' },
      to: { path: '^src/sim/' },
    },
    {
      name: 'node-in-sim',
      comment: 'Only the command line touches Node.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/sim/' },
      to: { dependencyTypes: ['core'] },
    },
    sole('phaser-in-board', { path: npm('phaser') }, '^src/app/board/', 'The canvas belongs to the board.'),
    sole('preact-in-app', { path: npm('preact', '@preact/signals[^/]*') }, '^src/app/', 'Panels belong to the page.'),
    {
      name: 'src-stands-alone',
      comment: 'The game does not import its tests or scripts.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(tests|scripts|dist)/' },
    },
    { name: 'no-cycles', comment: 'Type-only cycles count.', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unknown-imports',
      comment: 'Every import must be found on the disk.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-undeclared-packages',
      comment: 'Every package imported stands in package.json.',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-bundled', 'deprecated'] },
    },
    {
      name: 'no-orphans',
      comment: 'A file that imports nothing and that nothing imports. Workers are started by address.',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: ['\\.d\\.ts$', 'orker\\.ts$'] },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|coverage|\\.cache)/' },
    // Sees `import type`, so that types obey the same rules.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
    cache: false,
  },
};
