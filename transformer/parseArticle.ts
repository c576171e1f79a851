import { createProblem } from './createProblem.ts';
import { type Bounded, boundArticle, excessProblem } from './json/boundArticle.ts';
import { maxArticleBytes } from './limits.ts';
import type { Problem } from './problem.ts';

/** A document as a value within the bounds, with what is odd about its text; or why it is refused as a whole. */
export type ParsedArticle = Bounded;

const byteOrderMark = '\uFEFF';

/** The rule that finds that a text is no JSON. */
export const syntaxRule = 'json/syntax';

/** The text of a document, without a byte order mark; or why it has none that could be read. */
export type DecodedArticle = { ok: true; text: string; isMarked: boolean } | { ok: false; problem: Problem };

/**
 * Reads an article's JSON. Never throws and takes bounded time: size and encoding are checked before anything is
 * parsed, and what it holds before anything else is done with it. Deterministic about what JSON leaves open: a byte order mark is skipped; any encoding but UTF-8 is refused;
 * of a repeated key the last value counts; keys that could reach a prototype are reported and taken out. What else is
 * odd about a text, and why it is no JSON, explains `readArticle` of `quality/json/`.
 *
 * @param source the document, as bytes or as text
 * @param path the article's path, where it is known before the document is read; for the problems
 */
export function parseArticle(source: Uint8Array | string, path = ''): ParsedArticle {
  const decoded = decodeArticle(source, path);
  return decoded.ok ? parseText(decoded.text, path) : decoded;
}

/** The first half of {@link parseArticle}: bytes become a text of a bounded size. */
export function decodeArticle(source: Uint8Array | string, path = ''): DecodedArticle {
  if (source.length > maxArticleBytes) return { ok: false, problem: excessProblem('too-large', path) };
  const decoded = typeof source === 'string' ? { text: source } : decode(source);
  if ('reason' in decoded) return refuse('json/encoding', decoded.reason, path);
  const { text } = decoded;
  if (isLargerThan(text, maxArticleBytes)) return { ok: false, problem: excessProblem('too-large', path) };
  const isMarked = text.startsWith(byteOrderMark);
  return { ok: true, text: isMarked ? text.slice(byteOrderMark.length) : text, isMarked };
}

/** The second half of {@link parseArticle}: a text becomes a value within the bounds. */
export function parseText(text: string, path = ''): ParsedArticle {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // What the engine says of it means something to programmers only.
    return refuse(syntaxRule, 'The text is no JSON.', path);
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
    // The decoder says no more than that: bytes that are no UTF-8 at some place.
    return { reason: 'The document is not valid UTF-8. Save it as UTF-8.' };
  }
}

/** Whether a text takes more bytes as UTF-8. A unit takes between one and three, so most texts need no counting. */
function isLargerThan(text: string, bytes: number): boolean {
  return text.length * 3 > bytes && new TextEncoder().encode(text).length > bytes;
}

function refuse(rule: string, message: string, path: string): { ok: false; problem: Problem } {
  return { ok: false, problem: createProblem({ rule, severity: 'error', path, pointer: '', message }) };
}
