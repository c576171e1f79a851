/** Where a command writes: findings and data to `out`, everything else to `err`. */
export interface Output {
  out: (text: string) => void;
  err: (text: string) => void;
  /** Whether `out` may be coloured. */
  colour: boolean;
}

/** Standard output and standard error. Colours only on a terminal, and never where `NO_COLOR` is set. */
export function standardOutput(env: NodeJS.ProcessEnv = process.env): Output {
  return {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    colour: process.stdout.isTTY === true && !env.NO_COLOR,
  };
}
