import type { ContentLog } from '#content/source/contentLog.ts';

export interface LogLine {
  level: 'info' | 'warn' | 'error';
  message: string;
  details: object;
}

/** A log that keeps its lines, so that a test can ask for them and the console stays clean. */
export function quietLog(): ContentLog & { lines: LogLine[] } {
  const lines: LogLine[] = [];
  const at = (level: LogLine['level']) => (details: object, message: string) => {
    lines.push({ level, message, details });
  };
  return { lines, info: at('info'), warn: at('warn'), error: at('error') };
}
