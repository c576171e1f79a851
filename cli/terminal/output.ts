/** Where a command writes: findings and data to `out`, everything else to `err`. */
export interface Output {
  out: (text: string) => void;
  err: (text: string) => void;
  /** Whether `out` may be coloured. */
  colour: boolean;
  /** Columns of what `out` is read on. */
  width: number;
  /** Whether somebody watches `err`, so that a line may be written over and over. */
  watched: boolean;
}

/** Where nobody says how wide a line may be. */
const defaultWidth = 100;

/**
 * Standard output and standard error. Colours only on a terminal, and never where `NO_COLOR` is set; `FORCE_COLOR` asks
 * for them where there is none.
 */
export function standardOutput(env: NodeJS.ProcessEnv = process.env): Output {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', endWithReader);
  const isForced = env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '0';
  return {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    colour: !env.NO_COLOR && (isForced || process.stdout.isTTY === true),
    // Some terminals of CI systems say 0.
    width: process.stdout.columns || defaultWidth,
    watched: process.stderr.isTTY === true && env.TERM !== 'dumb',
  };
}

/** Whoever read has read enough, as `head` does: the work goes on to its end and its exit status, unheard. */
function endWithReader(error: Error): void {
  if (!('code' in error) || error.code !== 'EPIPE') throw error;
}

/**
 * What writes over other text, turns its direction round, or has no width: control characters, DEL and those behind it,
 * marks of direction, ends of lines and paragraphs. Tabs and line feeds are plain.
 */
const unprintable = /[\p{Cc}--[\t\n]]|[\u2028\u2029\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF]/gv;

/**
 * Text out of an article, or the name of a file, made fit for a terminal and the log of a CI system: it could write over
 * the report of what is wrong with it. What nobody sees is shown, too: it is often the very thing that is wrong. Escapes as
 * JSON has them, so JSON stays the JSON that it was.
 */
export function visible(text: string): string {
  return text.replace(
    unprintable,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** {@link visible}, on one line. */
export function printable(text: string): string {
  return visible(text.replace(/[\t\n]/g, ' '));
}
