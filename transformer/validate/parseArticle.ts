import { maxArticleBytes } from '../article/limits.ts';
import { createProblem } from '../problems/createProblem.ts';
import type { Problem } from '../problems/problem.ts';
import { type Bounded, boundArticle, excessProblem } from './boundArticle.ts';

export type ParsedArticle = Bounded;

const byteOrderMark = '\uFEFF';

export const syntaxRule = 'json/syntax';

export type DecodedArticle = { ok: true; text: string; isMarked: boolean } | { ok: false; problem: Problem };

/**
 * Never throws; checks size and encoding first. Skips a byte order mark; the last repeated key wins;
 * dangerous keys are removed and reported. `readArticle` explains syntax faults.
 */
export function parseArticle(source: Uint8Array | string, path = ''): ParsedArticle {
  const decoded = decodeArticle(source, path);
  return decoded.ok ? parseText(decoded.text, path) : decoded;
}

export function decodeArticle(source: Uint8Array | string, path = ''): DecodedArticle {
  if (source.length > maxArticleBytes) return { ok: false, problem: excessProblem('too-large', path) };
  const decoded = typeof source === 'string' ? { text: source } : decode(source);
  if ('reason' in decoded) return refuse('json/encoding', decoded.reason, path);
  const { text } = decoded;
  if (isLargerThan(text, maxArticleBytes)) return { ok: false, problem: excessProblem('too-large', path) };
  const isMarked = text.startsWith(byteOrderMark);
  return { ok: true, text: isMarked ? text.slice(byteOrderMark.length) : text, isMarked };
}

export function parseText(text: string, path = ''): ParsedArticle {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The engine's message is for programmers only.
    return refuse(syntaxRule, 'The text is not JSON.', path);
  }
  return boundArticle(value, path);
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decode(bytes: Uint8Array): { text: string } | { reason: string } {
  const first = bytes[0];
  const second = bytes[1];
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return { reason: 'The document is encoded as UTF-16. Save it as UTF-8.' };
  }
  try {
    return { text: utf8.decode(bytes) };
  } catch {
    // The decoder does not report the place.
    return { reason: 'The document is not valid UTF-8. Save it as UTF-8.' };
  }
}

/** Whether a text is larger in UTF-8. A unit takes one to three bytes, so most texts need no counting. */
function isLargerThan(text: string, bytes: number): boolean {
  return text.length * 3 > bytes && new TextEncoder().encode(text).length > bytes;
}

function refuse(rule: string, message: string, path: string): { ok: false; problem: Problem } {
  return { ok: false, problem: createProblem({ rule, severity: 'error', path, pointer: '', message }) };
}
