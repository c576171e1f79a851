import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { decodeText } from '#rules/engine/html/htmlTree.ts';
import { patternsIn, textListsIn } from '../support/sourceLiterals.ts';
import { ruleFolders } from './rulesOfFolders.ts';

function piecesOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(piecesOf);
  if (typeof value !== 'string') return [];
  const parts = [
    value,
    ...value.split(/<[^<>]*>/),
    ...[...value.matchAll(/"([^"<>]*)"/g)].map(([, inner = '']) => inner),
  ];
  return parts.flatMap((part) => {
    const text = decodeText(part);
    const url = URL.parse(text);
    const address = url ? [url.hostname, url.pathname, ...[...url.searchParams].flat()] : [];
    const words = text.split(/\s+/).map((word) => word.replace(/[.,:;]$/, ''));
    return [part, text, text.trim(), text.toLowerCase(), text.toLowerCase().trim(), ...words, ...address];
  });
}

/** What a rule's examples show, without their names, which may well use the same words. */
const folders = ruleFolders.filter(({ cases }) => cases.length > 0);

const piecesByRule = new Map(
  folders.map(({ id, cases }) => [
    id,
    [
      ...new Set(
        cases.flatMap(({ finds, passes }) =>
          [...Object.values(finds), ...Object.values(passes)].flatMap(piecesOf),
        ),
      ),
    ],
  ]),
);

/** Each way of taking one alternative out of an expression. */
function withoutOneAlternative(source: string, flags: string): { alternative: string; without: string }[] {
  const found: { alternative: string; without: string }[] = [];
  const unicode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  const pattern = new RegExpParser().parsePattern(source, undefined, undefined, unicode);
  visitRegExpAST(pattern, {
    onAlternativeEnter({ parent, raw, start, end }) {
      if (parent.alternatives.length < 2 || isEnding(parent, source) || !/\w{2}/.test(raw)) return;
      const isFirst = parent.alternatives[0]?.start === start;
      const without = isFirst
        ? source.slice(0, start) + source.slice(end + 1)
        : source.slice(0, start - 1) + source.slice(end);
      found.push({ alternative: raw, without });
    },
  });
  return found;
}

/** Whether a group is the end of a word, as in `stud(?:y|ies)`: of these, one is enough. */
function isEnding({ start }: { start: number }, source: string): boolean {
  return /[a-z]$/i.test(source.slice(0, start)) && !/\\[a-z]$/.test(source.slice(0, start));
}

function matchesOf(pattern: RegExp, text: string): string {
  return JSON.stringify([...text.matchAll(pattern)].map((match) => [match.index, ...match]));
}

describe.each(folders)('the lists of $id', ({ id }) => {
  const pieces = piecesByRule.get(id) ?? [];
  const sources = `rules/${id}/!(cases).ts`;

  test('have an example for each of their entries', () => {
    const all = pieces.join('\n').toLowerCase();
    // An entry that is part of an expression is no word.
    const missing = textListsIn(sources).flatMap(({ entries }) =>
      entries.filter((entry) => !/[\\(?]/.test(entry) && !all.includes(entry.toLowerCase())),
    );
    expect(missing).toEqual([]);
  });

  test('as alternatives in expressions, have an example that goes otherwise without each of them', () => {
    const missing = patternsIn(sources).flatMap(({ source, flags }) => {
      const global = flags.includes('g') ? flags : `${flags}g`;
      const whole = new RegExp(source, global);
      return withoutOneAlternative(source, flags)
        .filter(({ without }) => {
          const other = new RegExp(without, global);
          return pieces.every((piece) => matchesOf(whole, piece) === matchesOf(other, piece));
        })
        .map(({ alternative }) => `${alternative} in /${source}/`);
    });
    expect(missing).toEqual([]);
  });
});
