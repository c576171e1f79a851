import { valueAt } from '#contracts/json/jsonPointer.ts';
import type { Range } from '#rules/engine/html/htmlTree.ts';
import { LineIndex } from '#rules/engine/json/lineIndex.ts';
import { nearestRange, type ValueRange, valueRanges } from '#rules/engine/json/valueRanges.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import type { DocumentPlace } from '../input/document.ts';
import { offsetOfUnit } from './decodedOffset.ts';
import { type DecodedPiece, type Excerpt, excerptAt, piece } from './excerpt.ts';
import { placeInWords } from './placeInWords.ts';

export interface Finding {
  problem: Problem;
  /** In editors' terms; '' for the whole article. */
  where: string;
  excerpt?: Excerpt;
  /** In the baseline: neither shown nor counted. */
  isKnown?: boolean;
}

const rulesOfNames: ReadonlySet<string> = new Set([
  'schema/unknown-field',
  'schema/property-names',
  'json/duplicate-key',
  'json/dangerous-key',
]);

/** Something missing is reported at the start of its parent. @param article undefined if the text is no JSON */
export function placeProblems(
  problems: readonly Problem[],
  document: DocumentPlace,
  text: string,
  article: unknown,
): Finding[] {
  const lines = new LineIndex(text);
  const places = article === undefined ? new Map<string, ValueRange>() : valueRanges(text);
  return problems
    .map((problem) => {
      const field = nearestRange(places, problem.pointer);
      const place = field ? placeOf(problem, field, text) : placeInBroken(problem, lines);
      return { problem, field, place };
    })
    .sort((a, b) => a.place.start - b.place.start)
    .map(({ problem, field, place }) => {
      const decoded = decodedPiece(problem, field, text, article);
      const excerpt = excerptAt(lines, place, decoded);
      return {
        problem: {
          ...withoutPlace(problem),
          file: document.name,
          ...linesOf(place, lines, document.line - 1),
        },
        where: placeInWords(problem, article),
        ...(excerpt ? { excerpt: { ...excerpt, line: excerpt.line + document.line - 1 } } : {}),
      };
    });
}

function placeOf({ rule, within }: Problem, place: ValueRange, text: string): Range {
  if (rulesOfNames.has(rule) && place.key) return place.key;
  if (!within || text[place.start] !== '"') return place;
  return {
    start: offsetOfUnit(text, place.start, within.start),
    end: offsetOfUnit(text, place.start, within.end),
  };
}

function withoutPlace(problem: Problem): Problem {
  const { message, line, column } = problem;
  return { ...problem, message: message.replace(` at line ${line}, column ${column}`, '') };
}

function placeInBroken({ line = 1, column = 1 }: Problem, lines: LineIndex): Range {
  const start = lines.position({ line, column });
  return { start, end: Math.min(start + 1, lines.text.length) };
}

function linesOf(
  { start, end }: Range,
  lines: LineIndex,
  offset: number,
): Required<Pick<Problem, 'line' | 'column' | 'endLine' | 'endColumn'>> {
  const from = lines.at(start);
  const to = lines.at(end);
  return {
    line: from.line + offset,
    column: from.column,
    endLine: to.line + offset,
    endColumn: to.column,
  };
}

function decodedPiece(
  { within, pointer }: Problem,
  field: ValueRange | undefined,
  text: string,
  article: unknown,
): DecodedPiece | undefined {
  if (!within || !field || !text.slice(field.start, field.end).includes('\\')) return undefined;
  const value = valueAt(article, pointer);
  return typeof value === 'string' ? { ...piece(value, within), isHtml: markup.test(value) } : undefined;
}

const markup = /<[a-z/!]/i;
