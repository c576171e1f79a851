/**
 * What may be told of an error and of its stack, which may hold anything: an address, what somebody searched for, a part of an
 * answer. So nothing is taken out: what is known is let through. Browsers and the server use the same rules.
 */
import { type ErrorFrame, maxErrorFrames, type ReportedError } from './errorReport.ts';

const typePattern = /^[A-Z][A-Za-z0-9]{0,59}$/;
const functionPattern = /^[\w$.]{1,60}$/;

/** Connections that have gone, as browsers say it: readers' networks do that all the time. */
const noise = /^(?:Failed to fetch|Load failed|NetworkError)/;

/**
 * Whether an error is told: not where the client was at fault (4xx), where whoever threw it said to stop, where the server has it
 * in its log already, and where it is noise.
 */
export function isWorthReporting(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { status, stop, isLogged, name, message, body } = error as Partial<Record<string, unknown>>;
  if (typeof status === 'number' && status >= 400 && status < 500) return false;
  if (stop === true || isLogged === true || name === 'AbortError') return false;
  // The reference under which the server's log has it.
  if (typeof body === 'object' && body !== null && 'errorId' in body) return false;
  return !(typeof message === 'string' && noise.test(message));
}

/**
 * An error with what may be told of it.
 *
 * @param fileOf the name of a script of ours, by its address; undefined for others, whose places are left out
 */
export function reportedError(
  error: unknown,
  fileOf: (address: string) => string | undefined,
): ReportedError {
  const { name, stack } = error instanceof Error ? error : { name: '', stack: undefined };
  return {
    type: typePattern.test(name) ? name : 'Error',
    frames: framesOf(typeof stack === 'string' ? stack : '', fileOf),
  };
}

/** A line of a stack as V8 writes it, or as Firefox and Safari do. */
const stackLine =
  /^(?: *at (?:(?:async |new )*(\S+) (?:\[as \S+\] )?\()?|([^@\s]*)@)(\S+):(\d{1,7}):(\d{1,7})\)?$/;

/** A line that is longer is none of ours, and takes long to look at. */
const maxStackLine = 1_000;
const maxStackLines = 50;

function framesOf(stack: string, fileOf: (address: string) => string | undefined): ErrorFrame[] {
  return stack
    .split('\n', maxStackLines)
    .flatMap((line): ErrorFrame[] => {
      const [, v8, other, address = '', row, column] =
        line.length > maxStackLine ? [] : (stackLine.exec(line) ?? []);
      const file = fileOf(address);
      if (!file) return [];
      const name = v8 || other || '';
      return [
        {
          file,
          ...(functionPattern.test(name) ? { function: name } : {}),
          line: Number(row),
          column: Number(column),
        },
      ];
    })
    .slice(0, maxErrorFrames);
}
