import { expect, it } from 'vitest';
import { inLines } from '../../../src/app/board/lettering.ts';

it('what is written in a hex stands in one line where it fits, and in two even ones where it does not', () => {
  expect(inLines('mines')).toEqual(['mines']);
  expect(inLines('Ivy, turn 12')).toEqual(['Ivy, turn 12']);
  expect(inLines('General Earl Van Dorn, start')).toEqual(['General Earl', 'Van Dorn, start']);
  expect(inLines('General M. Jeff Thompson, turn 3')).toEqual(['General M. Jeff', 'Thompson, turn 3']);
  expect(inLines('Unaussprechlich')).toEqual(['Unaussprechlich']);
});
