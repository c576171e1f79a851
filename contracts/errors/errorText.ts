/** Errors and stacks may contain addresses, search terms or data: an allow-list for browser and server. */
import { type ErrorFrame, maxErrorFrames, type ReportedError } from './errorReport.ts';

const typePattern = /^[A-Z][A-Za-z0-9]{0,59}$/;
const functionPattern = /^[\w$.]{1,60}$/;

/** Browsers' messages of network failures, which are common. */
const noise = /^(?:Failed to fetch|Load failed|NetworkError)/;

/** Not for client errors (4xx), aborts, errors in the server's log already, and network noise. */
export function isWorthReporting(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { status, stop, isLogged, name, message, body } = error as Partial<Record<string, unknown>>;
  if (typeof status === 'number' && status >= 400 && status < 500) return false;
  if (stop === true || isLogged === true || name === 'AbortError') return false;
  // The reference in the server's log.
  if (typeof body === 'object' && body !== null && 'errorId' in body) return false;
  return !(typeof message === 'string' && noise.test(message));
}

/** @param fileOf the name of a script of ours, by its address; undefined for others, whose frames are dropped */
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

/** A stack line of V8, Firefox or Safari. */
const stackLine =
  /^(?: *at (?:(?:async |new )*(\S+) (?:\[as \S+\] )?\()?|([^@\s]*)@)(\S+):(\d{1,7}):(\d{1,7})\)?$/;

/** Longer lines are not ours, and slow to match. */
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
