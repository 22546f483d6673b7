import type { Phase, StepKind } from '../../core/rules.ts';

/** Drawn for Brownwater, one a kind of step, as lines in a square of 16. */
const LINES: Readonly<Record<StepKind, string>> = {
  purse: 'M5 6Q2 9 2.5 12T5 14.5H11T13.5 12 11 6ZM5 6H11M6 6L4.5 2.5H11.5L10 6M8 8.5V12M6.5 10.3H9.5',
  fleet: 'M2 10.5H14L12 13.5H4ZM5 10.5V5M8 10.5V3M11 10.5V5',
  island: 'M1.5 11.5Q8 4 14.5 11.5M1.5 14Q4 12.5 6 14T10 14 14.5 14M8 7.5V3M8 3Q5.5 2.5 5 4.5M8 3Q10.5 2.5 11 4.5',
  mine: 'M8 4.5A4.5 4.5 0 1 0 8 13.5 4.5 4.5 0 0 0 8 4.5ZM8 4.5V2M4.8 5.8L3 4M11.2 5.8L13 4M3.5 9H1.5M14.5 9H12.5',
  cards: 'M2.5 4.5L9 3L11 11.5L4.5 13ZM10 3.5L13.5 4.5L11.8 12.5L11 12.2',
  event: 'M9 1.5L3.5 9H7.5L6.5 14.5L12.5 6.5H8.5Z',
  fort: 'M2 13.5V5.5H4.5V7.5H6.8V5.5H9.2V7.5H11.5V5.5H14V13.5ZM6.5 13.5V11Q8 9.5 9.5 11V13.5',
  order: 'M4 2H12V11.5Q12 14 9.5 14H4ZM6 5H10M6 7.5H10M6 10H8.5',
  lot: 'M3 3H13V13H3ZM5.8 5.8H5.9M10.2 5.8H10.3M8 8H8.1M5.8 10.2H5.9M10.2 10.2H10.3',
  ship: 'M1.5 9.5H14.5L12.5 13H3.5ZM4 9.5V6.5H10.5V9.5M6 6.5V2.5H7.8V6.5M11.5 9.5V4',
  move: 'M2 8H13M9 4L13.5 8L9 12M2 5V11',
  turn: 'M3 13V9Q3 5 7 5H12.5M9.5 2L13 5L9.5 8',
  aground: 'M2 5.5H14L11.5 9H4.5ZM1.5 13.5L4.5 10.5L7.5 13L11 10.5L14.5 13.5M8 5.5V2',
  river: 'M1.5 5Q4 3 6 5T10 5 14.5 5M1.5 9Q4 7 6 9T10 9 14.5 9M1.5 13Q4 11 6 13T10 13 14.5 13',
  gun: 'M2.5 9.5L12.5 4.5L13.8 7L5 12M5 12A2 2 0 1 0 5.1 12M2.5 9.5Q1.5 11 3 12',
  ram: 'M1.5 5H9Q12 6.5 14.5 9.5Q11 11.5 1.5 11.5M12 3.5L13 5.5M14.5 5.5L12.8 6.8',
  morale: 'M4 14.5V2M4 2.5Q7 1 9 3T13.5 3V8.5Q11 10 9 8.5T4 8.5',
  clock: 'M8 2A6 6 0 1 0 8 14 6 6 0 0 0 8 2ZM8 4.8V8L10.5 9.5',
  arrival: 'M14 2.5V13.5M2 8H11M7.5 4.5L11 8L7.5 11.5',
  end: 'M4 2H12M4 14H12M4.8 2Q4.8 6 8 8Q11.2 6 11.2 2M4.8 14Q4.8 10 8 8Q11.2 10 11.2 14',
};

/** The picture of a step; its title always stands beside it, or is said. */
export const StepSign = ({ kind }: { kind: StepKind | undefined }) =>
  kind ? (
    <svg class="stepSign" data-kind={kind} viewBox="0 0 16 16" aria-hidden="true">
      <path d={LINES[kind]} />
    </svg>
  ) : null;

/** Where a step stands in the rulebook, and what it is called there. */
export const stepNote = ({ printed, cite }: Phase): string => (printed ? `${cite}: ${printed}` : cite);
