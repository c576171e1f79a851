/** Findings and data go to `out`, everything else to `err`. */
export interface Output {
  out: (text: string) => void;
  err: (text: string) => void;
  colour: boolean;
  width: number;
  /** `err` is a terminal, so that a line may be overwritten. */
  watched: boolean;
}

const defaultWidth = 100;

/** Colors only on a terminal, and never with `NO_COLOR`; `FORCE_COLOR` forces them. */
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

/** The reader has closed the pipe, as `head` does: work goes on to its exit status, without output. */
function endWithReader(error: Error): void {
  if (!('code' in error) || error.code !== 'EPIPE') throw error;
}

/** They overwrite text, change its direction or are invisible. Tabs and line feeds are allowed. */
const unprintable = /[\p{Cc}--[\t\n]]|[\u2028\u2029\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF]/gv;

/** For texts and file names, which could overwrite the report. JSON escapes, so that JSON stays the same. */
export function visible(text: string): string {
  return text.replace(
    unprintable,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export function printable(text: string): string {
  return visible(text.replace(/[\t\n]/g, ' '));
}
