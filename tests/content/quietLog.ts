import type { ContentLog } from '#content/source/contentLog.ts';

export interface LogLine {
  level: 'info' | 'warn' | 'error';
  message: string;
  details: object;
}

export function quietLog(): ContentLog & { lines: LogLine[] } {
  const lines: LogLine[] = [];
  const at = (level: LogLine['level']) => (details: object, message: string) => {
    lines.push({ level, message, details });
  };
  return { lines, info: at('info'), warn: at('warn'), error: at('error') };
}
