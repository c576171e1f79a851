import { main } from '#cli/main.ts';

/** What a run of the command left behind. */
export interface CommandRun {
  status: number;
  out: string;
  err: string;
}

/** Runs the command in this process, and catches what it writes. */
export async function runCommand(...args: string[]): Promise<CommandRun> {
  let out = '';
  let err = '';
  const status = await main(args, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    colour: false,
    width: 100,
    watched: false,
  });
  return { status, out, err };
}
