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
/** While nothing can be written, such as on a full disk, so much is kept in memory. Later lines are lost. */
const keptBytes = 4 * 1024 * 1024;

/** From this level on, a line is about an error of ours. */
const errorLevel = 50;

/**
 * One JSON object per line on standard output. What is still in memory is written when the process ends. Where nothing can be written the process
 * goes on and tries again.
 *
 * @param onError hears of what is thrown and logged as an error, so that nothing has to be told in two places
 * @param file where lines go instead, for tests
 */
export function createLog(
  { logLevel }: Pick<Configuration, 'logLevel'>,
  onError: (error: LoggedError) => void = () => undefined,
  file: number | string = 1,
): Logger {
  const destination = pino.destination({
    dest: file,
    sync: false,
    minLength: bufferBytes,
    maxLength: keptBytes,
    periodicFlush: flushInterval,
  });
  const log = pino({ ...logOptions(onError), level: logLevel }, destination);
  let isStuck = false;
  let lostLines = 0;
  // Without a listener the error ends the process. What failed is written again by the next flush.
  destination.on('error', () => {
    isStuck = true;
  });
  destination.on('drop', () => {
    lostLines += 1;
  });
  destination.on('drain', () => {
    isStuck = false;
    if (lostLines === 0) return;
    log.warn({ lines: lostLines }, 'lines of this log are lost: for a while nothing could be written');
    lostLines = 0;
  });
  // At the end pino writes what is left, and on a full disk tries for ever.
  process.prependListener('exit', () => {
    if (isStuck) destination.destroy();
  });
  return log;
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
