import { type ReadyAnswer, readyAnswer } from './readyAnswer.ts';

/** Higher levels cost ten times as much for a few percent, and a reader waits for the first sending of a page. */
const brotliQuality = 5;

/** Makes a page ready to send. Headers are those beyond its body's own: caching, security. */
export function readyPage(
  html: string | Buffer,
  facts: { status?: number; headers: Readonly<Record<string, string>> },
): Promise<ReadyAnswer> {
  const bytes = typeof html === 'string' ? Buffer.from(html) : html;
  return readyAnswer(bytes, { ...facts, contentType: 'text/html; charset=utf-8', brotliQuality });
}
