import { type Logger, type LoggerOptions, pino } from 'pino';
import type { Configuration } from '../configuration/configuration.ts';

/** What was thrown, with the reference under which a reader's error page and the log have it. */
export interface LoggedError {
  error: unknown;
  errorId: string | undefined;
}

/** Lines are written together when there are enough of them or a moment has passed: one write for each would cost more than the page. */
const bufferBytes = 4096;
const flushInterval = 500;

/** From this level on, a line is about an error of ours. */
const errorLevel = 50;

/**
 * One JSON object per line on standard output. What is still in memory is written when the process ends.
 *
 * @param onError hears of what is thrown and logged as an error, so that nothing has to be told in two places
 */
export function createLog(
  { logLevel }: Pick<Configuration, 'logLevel'>,
  onError: (error: LoggedError) => void = () => undefined,
): Logger {
  const destination = pino.destination({
    dest: 1,
    sync: false,
    minLength: bufferBytes,
    periodicFlush: flushInterval,
  });
  return pino({ ...logOptions(onError), level: logLevel }, destination);
}

/** How lines are written, wherever they go. */
export function logOptions(onError: (error: LoggedError) => void): LoggerOptions {
  return {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: {
      logMethod(given, write, level) {
        const [facts]: unknown[] = given;
        if (level >= errorLevel && typeof facts === 'object' && facts !== null && 'err' in facts) {
          onError({ error: facts.err, errorId: 'errorId' in facts ? String(facts.errorId) : undefined });
        }
        write.apply(this, given);
      },
    },
  };
}
