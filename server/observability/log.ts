import { type Logger, pino } from 'pino';
import type { Configuration } from '../configuration/configuration.ts';

/** Lines are written together when there are enough of them or a moment has passed: one write for each would cost more than the page. */
const bufferBytes = 4096;
const flushInterval = 500;

/** One JSON object per line on standard output. What is still in memory is written when the process ends. */
export function createLog({ logLevel }: Pick<Configuration, 'logLevel'>): Logger {
  const destination = pino.destination({
    dest: 1,
    sync: false,
    minLength: bufferBytes,
    periodicFlush: flushInterval,
  });
  return pino({ base: null, level: logLevel, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}
