import type { ContentLog } from '#content/source/contentLog.ts';
import type { Output } from '../terminal/output.ts';

export function contentLogTo({ err }: Output): ContentLog {
  return {
    info: () => {},
    warn: (_details, message) => err(`pagewell: ${message}\n`),
    error: (_details, message) => err(`pagewell: ${message}\n`),
  };
}
