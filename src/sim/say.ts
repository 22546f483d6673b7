/** Exit statuses: 0 clean, 1 a check, fuzz or comparison that failed, 2 bad input. */
export const CLEAN = 0;
export const FAILED = 1;
export const BAD_INPUT = 2;

// Whoever reads only the beginning, as `head` does, closes the pipe: nothing is wrong then.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

/** The result, on standard output. */
export const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Messages and progress, on standard error. */
export const tell = (text: string): void => void process.stderr.write(`${text}\n`);

/** `1 game`, `2 games` */
export const counted = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;
