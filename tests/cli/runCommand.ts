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

/** The status of a run, and what it writes to standard error. */
export async function ends(...args: string[]): Promise<[status: number, err: string]> {
  const { status, err } = await runCommand(...args);
  return [status, err];
}

export async function validateForPrograms(...args: string[]) {
  const { status, out } = await runCommand('validate', '--format', 'json', ...args);
  const report = JSON.parse(out);
  const rules: string[] = report.problems.map(({ rule }: { rule: string }) => rule);
  return { status, rules, ...report };
}
