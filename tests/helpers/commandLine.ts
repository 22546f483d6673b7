import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { main } from '../../src/sim/cli.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Ran {
  status: number;
  out: string;
  err: string;
}

/** Runs the command as a caller in that folder would, in a process of its own. */
export const brownwater = (words: readonly string[], folder = ROOT): Promise<Ran> =>
  new Promise(resolve => {
    const env = { ...process.env, INIT_CWD: folder };
    execFile('node', [join(ROOT, 'scripts/brownwater.mjs'), ...words], { cwd: ROOT, env }, (error, out, err) => {
      resolve({ status: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });

/** Runs the command in this process, which is quicker; it can have one thread only. */
export const inProcess = async (words: readonly string[], folder = ROOT): Promise<Ran> => {
  const ran: Ran = { status: 0, out: '', err: '' };
  const out = vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    ran.out += String(text);
    return true;
  });
  const err = vi.spyOn(process.stderr, 'write').mockImplementation(text => {
    ran.err += String(text);
    return true;
  });
  vi.stubEnv('INIT_CWD', folder);
  try {
    ran.status = await main(words);
  } finally {
    out.mockRestore();
    err.mockRestore();
    vi.unstubAllEnvs();
  }
  return ran;
};
