/** Where a command writes: findings and data to `out`, everything else to `err`. */
export interface Output {
  out: (text: string) => void;
  err: (text: string) => void;
  /** Whether `out` may be coloured. */
  colour: boolean;
}

/** Standard output and standard error. Colours only on a terminal, and never where `NO_COLOR` is set. */
export function standardOutput(env: NodeJS.ProcessEnv = process.env): Output {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', endWithReader);
  return {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    colour: process.stdout.isTTY === true && !env.NO_COLOR,
  };
}

/** Whoever read has read enough, as `head` does: the work goes on to its end and its exit status, unheard. */
function endWithReader(error: Error): void {
  if (!('code' in error) || error.code !== 'EPIPE') throw error;
}

/**
 * Text out of an article, made fit for a terminal: a control character, or one that turns the direction of text round,
 * would let an article write over the report of what is wrong with it.
 */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, (character) =>
    character === '\n' || character === '\t'
      ? ' '
      : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
