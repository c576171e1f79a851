import { endOfString } from './scanJson.ts';

/** Where a text stops being JSON, and what a person would say about it. */
export interface SyntaxFault {
  message: string;
  /** 1-based. */
  line: number;
  column: number;
  evidence: string;
}

/** The first character that may stand in a JSON text as it is. */
const firstPrintable = 0x20;

/** How much of the text around the fault is shown. */
const excerptLength = 24;

/**
 * Says where and why a text is not JSON.
 *
 * @param error what JSON.parse threw
 */
export function syntaxFault(text: string, error: unknown): SyntaxFault {
  const position = positionOf(text, error);
  const before = text.slice(0, position);
  const line = before.split('\n').length;
  const column = position - (before.lastIndexOf('\n') + 1) + 1;
  return {
    line,
    column,
    evidence: text.slice(position, position + excerptLength),
    message: `The text stops being JSON at line ${line}, column ${column}: ${reasonAt(text, position)}`,
  };
}

/** JavaScript engines name the position in their message, or none when the text ended too early. */
function positionOf(text: string, error: unknown): number {
  const found = error instanceof SyntaxError ? /\bposition (\d+)/.exec(error.message)?.[1] : undefined;
  if (found !== undefined) return Math.min(Number(found), text.length);
  const token = error instanceof SyntaxError ? /Unexpected token '(.)'/u.exec(error.message)?.[1] : undefined;
  const at = token === undefined ? -1 : firstOutsideValues(text, token);
  return at === -1 ? text.length : at;
}

const literalOrNumber = /true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/** Where a character first stands that is no part of a string, a number, true, false or null; -1 where it does not. */
function firstOutsideValues(text: string, character: string): number {
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '"') {
      index = endOfString(text, index);
      continue;
    }
    literalOrNumber.lastIndex = index;
    const [value = ''] = literalOrNumber.exec(text) ?? [];
    if (value !== '') index += value.length - 1;
    else if (text[index] === character) return index;
  }
  return -1;
}

/** No word, number or mark that an explanation speaks of is longer. Whatever is looked at is cut to it first. */
const longestWord = 64;

function reasonAt(text: string, position: number): string {
  const rest = text.slice(position, position + longestWord);
  const before = text.slice(Math.max(0, position - longestWord), position);
  const previous = text.slice(0, position).trimEnd().at(-1);
  if (text.slice(position).trim() === '')
    return 'it ends too early. A quote, a bracket or a brace is not closed.';
  if (rest.charCodeAt(0) < firstPrintable) {
    return 'a text holds a line break or a control character. Write it as an escape, such as \\n.';
  }
  if (/^[\]}]/.test(rest) && previous === ',') {
    return 'there is a comma after the last entry. Take it out.';
  }
  const word = `${/(?<![-\w.])[-\w.]*$/.exec(before)?.[0] ?? ''}${/^[-\w.]*/.exec(rest)?.[0]}`;
  if (/^-?0\d/.test(word)) return `a number does not begin with a zero: ${word}.`;
  if (/^-?[A-Za-z]/.test(word)) {
    return `"${word}" is no value in JSON. Texts stand in double quotes; true, false and null are the only words.`;
  }
  if (rest.startsWith("'")) return 'texts stand in double quotes, not in single ones.';
  if (/^\/[/*]/.test(rest)) return 'JSON has no comments. Take it out.';
  if (/^["[{\w-]/.test(rest) && previous !== undefined && /["\]}\w]/.test(previous)) {
    return 'a comma or a colon is missing before this.';
  }
  return `${JSON.stringify(rest[0])} is not expected here.`;
}
