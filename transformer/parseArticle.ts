import { createProblem } from './createProblem.ts';
import { type Bounded, boundArticle, excessProblem, measureJson } from './json/boundArticle.ts';
import { duplicateKeys } from './json/duplicateKeys.ts';
import { scanJson } from './json/scanJson.ts';
import { syntaxFault } from './json/syntaxFault.ts';
import { maxArticleBytes } from './limits.ts';
import type { Problem } from './problem.ts';

/** A document as a value within the bounds, with what is odd about its text; or why it is refused as a whole. */
export type ParsedArticle = Bounded;

const byteOrderMark = '\uFEFF';

/** The rule that finds a byte order mark. */
export const markRule = 'json/byte-order-mark';

/**
 * Reads an article's JSON. Never throws and takes bounded time: size, encoding and depth are checked before anything
 * is parsed. Deterministic about what JSON leaves open: a byte order mark is skipped with a warning; any encoding but
 * UTF-8 is refused; of a repeated key the last value counts and the repetition is reported; keys that could reach a
 * prototype are reported and taken out.
 *
 * @param source the document, as bytes or as text
 * @param path the article's path, where it is known before the document is read; for the problems
 */
export function parseArticle(source: Uint8Array | string, path = ''): ParsedArticle {
  if (source.length > maxArticleBytes) return { ok: false, problem: excessProblem('too-large', path) };
  const decoded = typeof source === 'string' ? { text: source } : decode(source);
  if ('reason' in decoded) return refuse('json/encoding', decoded.reason, path);
  if (isLargerThan(decoded.text, maxArticleBytes)) {
    return { ok: false, problem: excessProblem('too-large', path) };
  }

  const problems: Problem[] = [];
  let { text } = decoded;
  if (text.startsWith(byteOrderMark)) {
    text = text.slice(byteOrderMark.length);
    problems.push(markProblem(path));
  }
  if (text.trim() === '')
    return refuse('json/syntax', 'The document is empty; an article is expected.', path);
  if (text.length > surelyShallow) {
    const { excess } = scanJson(text);
    if (excess) return { ok: false, problem: excessProblem(excess, path) };
  }

  const parsed = parse(text, path);
  if ('problem' in parsed) {
    const { excess } = scanJson(text);
    return { ok: false, problem: excess ? excessProblem(excess, path) : parsed.problem };
  }
  const measured = measureJson(parsed.value);
  if (!measured.excess && mayRepeatKeys(text, measured.members))
    problems.push(...duplicateProblems(text, path));
  const bounded = boundArticle(parsed.value, path, measured);
  if (!bounded.ok || problems.length === 0) return bounded;
  return { ...bounded, problems: [...problems, ...bounded.problems] };
}

/** In a text of so few UTF-16 units nothing can stand so deep, or be so many, that parsing it would be dear. */
const surelyShallow = 50_000;

/**
 * Whether a key may stand in one object twice. JSON.parse keeps one member of each name, so fewer of them than were
 * written say that one is repeated. Colons between a quote and what may begin a value are counted as members: that is
 * many times faster than telling strings from what is around them. A text can hold such colons as well, which only makes
 * them more: where it does not come out even, the text is looked at again.
 */
function mayRepeatKeys(text: string, members: number): boolean {
  let count = 0;
  for (let at = text.indexOf(':'); at !== -1; at = text.indexOf(':', at + 1)) {
    let before = at - 1;
    while (text.charCodeAt(before) <= blank) before--;
    if (text.charCodeAt(before) !== quote) continue;
    let after = at + 1;
    while (text.charCodeAt(after) <= blank) after++;
    count += valueStart[text.charCodeAt(after)] ?? 0;
  }
  return count !== members && scanJson(text).members !== members;
}

const quote = 0x22;
/** Blanks are what comes up to this. Between a key and its colon they are rare, and so are they before one in prose. */
const blank = 0x20;

/** For each ASCII character, whether a JSON value can begin with it. A table, for every member is looked up in it. */
const valueStart = Uint8Array.from({ length: 128 }, (_, unit) =>
  Number('"{[-0123456789tfn'.includes(String.fromCharCode(unit))),
);

function parse(text: string, path: string): { value: unknown } | { problem: Problem } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const fault = syntaxFault(text, error);
    return {
      problem: createProblem({ rule: 'json/syntax', severity: 'error', path, pointer: '', ...fault }),
    };
  }
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

function refuse(rule: string, message: string, path: string): ParsedArticle {
  return { ok: false, problem: createProblem({ rule, severity: 'error', path, pointer: '', message }) };
}

function markProblem(path: string): Problem {
  return createProblem({
    rule: markRule,
    severity: 'warning',
    path,
    pointer: '',
    message:
      'The document begins with a byte order mark, which JSON does not allow. Save it as UTF-8 without one.',
    // The value is as it should be: it is only the text that begins with something else.
    fix: { kind: 'safe', patch: [] },
  });
}

function duplicateProblems(text: string, path: string): Problem[] {
  return duplicateKeys(text).map((pointer) =>
    createProblem({
      rule: 'json/duplicate-key',
      severity: 'error',
      path,
      pointer,
      message:
        'This key stands in the same object more than once. The last value counts; take the others out.',
    }),
  );
}
