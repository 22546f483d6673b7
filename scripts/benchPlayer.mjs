/** Plays games for `benchAgainst.mjs` with the bundle of a checkout, which it is told as its argument. */
import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';

const folder = process.argv[2];
/** @param {string} name */
const part = name => import(pathToFileURL(`${folder}/${name}.js`).href);
const { playSeed } = await part('series');
const { matchOf, RULE_SETS } = await part('rules');
const { readScenario, shippedScenarios } = await part('files');
const { fuzzGame } = await part('checks');

/** @type {Record<string, any>} */
const battles = Object.fromEntries(shippedScenarios().map(id => [id, readScenario(id).scenario]));

const plays = () =>
  Object.fromEntries(
    RULE_SETS.map(rules => [rules.id, Object.keys(battles).filter(id => battles[id].rules[rules.id] !== undefined)]),
  );

const processorTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** @type {Map<string, any>} */
const matches = new Map();
const matchFor = (rules, battle) => {
  const key = `${rules} ${battle}`;
  const match =
    matches.get(key) ??
    matchOf(
      RULE_SETS.find(each => each.id === rules),
      battles[battle],
    );
  matches.set(key, match);
  return match;
};

const game = ({ rules, player, battle }, number) => {
  const match = matchFor(rules, battle);
  if (player === 'fuzz') return fuzzGame(match, `bench/${number}`, { replayed: number % 10 === 0, searched: true });
  return playSeed(match, { opponents: { union: player, confederate: player }, seed: 'bench', swap: false }, number);
};

/** What is played first is still being compiled; one battle warms up for all others. */
const warmed = new Set();
const warmUp = ({ rules, player, battle }) => {
  const key = `${rules} ${player}`;
  if (warmed.has(key)) return;
  warmed.add(key);
  const until = processorTime() + 1;
  for (let number = 1000; processorTime() < until; number++) game({ rules, player, battle }, number);
};

process.on('message', work => {
  if (work.battle === undefined) return void process.send(plays());
  warmUp(work);
  const began = processorTime();
  const played = Array.from({ length: work.seeds }, (_, number) => game(work, number));
  const seconds = processorTime() - began;
  process.send({ seconds, played: createHash('sha256').update(JSON.stringify(played)).digest('hex') });
});
