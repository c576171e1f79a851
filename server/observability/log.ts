import { type Logger, type LoggerOptions, pino } from 'pino';
import type { Configuration } from '../configuration/configuration.ts';

/** `errorId` is on the error page and in the log. */
export interface LoggedError {
  error: unknown;
  errorId: string | undefined;
}

/** Lines are buffered: one write each would cost more than the page. */
const bufferBytes = 4096;
const flushIntervalMs = 500;
/** While nothing can be written, such as on a full disk. Later lines are dropped. */
const maxBufferedBytes = 4 * 1024 * 1024;

/** Lines from this level on are errors of ours. */
const errorLevel = 50;

/** Flushes at exit, and survives failed writes. @param file replaces standard output, for tests */
export function createLog(
  { logLevel }: Pick<Configuration, 'logLevel'>,
  onError: (error: LoggedError) => void = () => undefined,
  file: number | string = 1,
): Logger {
  const destination = pino.destination({
    dest: file,
    sync: false,
    minLength: bufferBytes,
    maxLength: maxBufferedBytes,
    periodicFlush: flushIntervalMs,
  });
  const log = pino({ ...logOptions(onError), level: logLevel }, destination);
  let isStuck = false;
  let lostLines = 0;
  // Without a listener the error ends the process. The next flush retries the write.
  destination.on('error', () => {
    isStuck = true;
  });
  destination.on('drop', () => {
    lostLines += 1;
  });
  destination.on('drain', () => {
    isStuck = false;
    if (lostLines === 0) return;
    log.warn({ lines: lostLines }, 'log lines were lost: the log could not be written for a while');
    lostLines = 0;
  });
  // At exit pino flushes, and on a full disk retries forever.
  process.prependListener('exit', () => {
    if (isStuck) destination.destroy();
  });
  return log;
}

export function logOptions(onError: (error: LoggedError) => void): LoggerOptions {
  return {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: {
      logMethod(args, write, level) {
        const [facts]: unknown[] = args;
        if (level >= errorLevel && typeof facts === 'object' && facts !== null && 'err' in facts)
          onError({ error: facts.err, errorId: 'errorId' in facts ? String(facts.errorId) : undefined });
        write.apply(this, args);
      },
    },
  };
}
