import { foilBot } from '../../../tests/foils/play.ts';
import { BOTS } from '../../../src/bots/index.ts';
import { diceOf, seedFrom } from '../../../src/core/dice.ts';
import { matchOf, RULE_SETS } from '../../../src/rules/index.ts';
import { parseScenario } from '../../../src/scenario/index.ts';
import { gameSeed, playGame } from '../../../src/trials/game.ts';
export { foilBot, BOTS, diceOf, seedFrom, matchOf, RULE_SETS, parseScenario, gameSeed, playGame };
