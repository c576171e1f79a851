import { main } from '#cli/main.ts';

export interface CommandRun {
  status: number;
  out: string;
  err: string;
}

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
