import { createProblem } from '#transformer/problems/createProblem.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import {
  decodeArticle,
  type ParsedArticle,
  parseText,
  syntaxRule,
} from '#transformer/validate/parseArticle.ts';
import { syntaxFault } from './syntaxFault.ts';
import { valueRanges } from './valueRanges.ts';

export const markRule = 'json/byte-order-mark';

/**
 * As `parseArticle`; explains syntax errors, byte order marks and repeated keys.
 * @param path the article's path, if known before parsing; used in the problems
 */
export function readArticle(source: Uint8Array | string, path = ''): ParsedArticle {
  const decoded = decodeArticle(source, path);
  if (!decoded.ok) return decoded;
  const { text, isMarked } = decoded;
  const parsed = parseText(text, path);
  if (!parsed.ok) return parsed.problem.rule === syntaxRule ? explained(text, path) : parsed;
  const problems = [
    ...(isMarked ? [markProblem(path)] : []),
    ...(seemingMembers(text) === parsed.members ? [] : repeatedKeys(text, path)),
  ];
  return problems.length === 0 ? parsed : { ...parsed, problems: [...problems, ...parsed.problems] };
}

function explained(text: string, path: string): ParsedArticle {
  const fault =
    text.trim() === ''
      ? { message: 'The document is empty. It must contain an article.' }
      : syntaxFault(text);
  const problem = createProblem({ rule: syntaxRule, severity: 'error', path, pointer: '', ...fault });
  return { ok: false, problem };
}

/** An upper bound: quotation marks before a colon. If `JSON.parse` returns as many, no key is repeated. */
function seemingMembers(text: string): number {
  return text.match(/"\s*:/g)?.length ?? 0;
}

function markProblem(path: string): Problem {
  return createProblem({
    rule: markRule,
    severity: 'warning',
    path,
    pointer: '',
    message:
      'The document begins with a byte order mark, which JSON does not allow. Save it as UTF-8 without one.',
    // The value is valid; only the text has a prefix.
    fix: { kind: 'safe', patch: [] },
  });
}

function repeatedKeys(text: string, path: string): Problem[] {
  const pointers = new Set<string>();
  valueRanges(text, (pointer) => pointers.add(pointer));
  return [...pointers].map((pointer) =>
    createProblem({
      rule: 'json/duplicate-key',
      severity: 'error',
      path,
      pointer,
      message: 'This key is in the same object more than once. The last value is used. Remove the others.',
    }),
  );
}
