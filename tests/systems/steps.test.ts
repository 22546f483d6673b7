import { describe, expect, it } from 'vitest';
import { RULE_SETS } from '../../src/rules/index.ts';

describe('the steps of a turn', () => {
  it.each(RULE_SETS)(
    'of $id are objects of one shape, which the kernel looks into with every command',
    ({ sequence }) => {
      const shapes = new Set(sequence.map(phase => Object.keys(phase).join()));
      expect([...shapes]).toEqual([
        'id,title,cite,applies,begin,proceed,facts,awaits,options,accepts,perform,end,decides',
      ]);
    },
  );
});
