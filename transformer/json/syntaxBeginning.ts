import { endOfString } from './scanJson.ts';

/** What a text that stops being JSON at a position is like before it. */
export interface Beginning {
  /** Lists and groups that are still open, the innermost last. */
  open: readonly { bracket: '{' | '['; at: number }[];
  /** Where the text begins that the position is in, if it is in one. */
  string: number | undefined;
  /** What stands last before the position. */
  last: Token | undefined;
  /** Whether that is the name of a field. */
  isName: boolean;
}

interface Token {
  /** `string`, `word`, or the mark itself. */
  kind: string;
  start: number;
  end: number;
}

const word = /[^\s"{}[\],:]+/y;

/** Reads a text up to a position. Takes any text, in time that grows with its length. */
export function beginningOf(text: string, position: number): Beginning {
  const open: { bracket: '{' | '['; at: number }[] = [];
  let beforeLast: Token | undefined;
  let last: Token | undefined;
  let index = 0;
  while (index < position) {
    const character = text[index] ?? '';
    if (/\s/.test(character)) {
      index++;
      continue;
    }
    const end = endOfToken(text, index, position);
    if (character === '"' && end > position) return { open, string: index, last, isName: false };
    if (character === '{' || character === '[') open.push({ bracket: character, at: index });
    if (character === '}' || character === ']') open.pop();
    const isMark = '{}[],:'.includes(character);
    beforeLast = last;
    last = { kind: character === '"' ? 'string' : isMark ? character : 'word', start: index, end };
    index = end;
  }
  const isName =
    last?.kind === 'string' &&
    open.at(-1)?.bracket === '{' &&
    (beforeLast?.kind === '{' || beforeLast?.kind === ',');
  return { open, string: undefined, last, isName };
}

/** Of a text that goes on behind the position, the end is behind that. */
function endOfToken(text: string, start: number, position: number): number {
  if (text[start] === '"') {
    const end = endOfString(text, start);
    return text[end] === '"' && end > start ? end + 1 : Math.max(end + 1, position + 1);
  }
  word.lastIndex = start;
  const [found = ''] = word.exec(text) ?? [];
  return found === '' ? start + 1 : Math.min(start + found.length, position);
}
