import { endOfString } from './scanJson.ts';
import { type Beginning, beginningOf } from './syntaxBeginning.ts';

/** Where a text stops being JSON, and what a person would say about it. */
export interface SyntaxFault {
  message: string;
  /** 1-based. */
  line: number;
  column: number;
  evidence: string;
}

/** What is wrong, in words, and where a person would mend it. */
interface Reason {
  text: string;
  at?: number;
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
  const found = positionOf(text, error);
  const reason = reasonAt(text, found);
  const position = reason.at ?? found;
  const { line, column } = lineAndColumn(text, position);
  return {
    line,
    column,
    evidence: text.slice(position, position + excerptLength),
    message: `The text stops being JSON at line ${line}, column ${column}: ${reason.text}`,
  };
}

function lineAndColumn(text: string, position: number): { line: number; column: number } {
  const before = text.slice(0, position);
  return { line: before.split('\n').length, column: position - before.lastIndexOf('\n') };
}

/** In a document of one line, as those of NDJSON are, the line says nothing. */
function placeIn(text: string, position: number): string {
  const { line, column } = lineAndColumn(text, position);
  return text.trimEnd().includes('\n') ? `in line ${line}` : `at column ${column}`;
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

function reasonAt(text: string, position: number): Reason {
  const beginning = beginningOf(text, position);
  const rest = text.slice(position, position + longestWord);
  return (
    reasonOfEnd(text, position, beginning) ??
    reasonInText(rest, beginning) ??
    reasonOfWord(text, position, beginning) ??
    reasonOfMark(text, position, beginning) ?? { text: `${JSON.stringify(rest[0])} is not expected here.` }
  );
}

function reasonOfEnd(text: string, position: number, { open, string }: Beginning): Reason | undefined {
  if (text.slice(position).trim() !== '') return undefined;
  const end = text.trimEnd().length;
  if (string !== undefined) {
    return {
      at: end,
      text: `it ends too early. The text that begins ${placeIn(text, string)} has no quotation mark at its end.`,
    };
  }
  const inner = open.at(-1);
  if (!inner) return { at: end, text: 'it ends too early. Something is missing at its end.' };
  const close = inner.bracket === '{' ? '}' : ']';
  return {
    at: end,
    text: `it ends too early. The ${inner.bracket} ${placeIn(text, inner.at)} is not closed: a ${close} is missing.`,
  };
}

/** A text that holds what it may not. */
function reasonInText(rest: string, { string }: Beginning): Reason | undefined {
  if (string === undefined) return undefined;
  const code = rest.charCodeAt(0);
  if (rest.startsWith('\n') || rest.startsWith('\r')) {
    return {
      text: 'a text goes on over the end of the line. Close it with a quotation mark, or write the line break as \\n.',
    };
  }
  if (rest.startsWith('\t')) return { text: 'a text holds a tab. Write a blank, or \\t.' };
  if (code < firstPrintable) {
    const written = `\\u${code.toString(16).padStart(4, '0')}`;
    return { text: `a text holds the control character ${written}, which nobody sees. Take it out.` };
  }
  return { text: 'a backslash in a text begins an escape, and this is none. Write \\\\ for a backslash.' };
}

const wordsOfJson: ReadonlySet<string> = new Set(['true', 'false', 'null']);

/** A word or a number that stands where it cannot, or as it cannot. */
function reasonOfWord(text: string, position: number, { open, last }: Beginning): Reason | undefined {
  const rest = text.slice(position, position + longestWord);
  const before = text.slice(Math.max(0, position - longestWord), position);
  const word = `${/(?<![-\w.])[-\w.]*$/.exec(before)?.[0] ?? ''}${/^[-\w.]*/.exec(rest)?.[0]}`;
  if (/^-?0\d/.test(word)) return { text: `a number does not begin with a zero: ${word}.` };
  if (/^[.+]\d/.test(rest))
    return { text: 'a number begins with a digit, without a sign or with a minus: 0.5.' };
  const whole = /(?<=[\s:])-?\d+(?=,$)/.exec(before)?.[0];
  const decimals = /^\d+/.exec(rest)?.[0];
  if (whole && decimals && open.at(-1)?.bracket === '{') {
    return { text: `numbers have a point and no comma: ${whole}.${decimals}.` };
  }
  if (last?.kind === 'string' && /^[^\s"[{}\],:';\d]/.test(rest) && !wordsOfJson.has(word)) {
    return {
      text: 'this quotation mark ends a text that goes on. Inside a text write it as \\", in HTML as well; or one is missing further ahead.',
      at: last.end - 1,
    };
  }
  if (!/^-?\p{L}/u.test(word) || wordsOfJson.has(word)) return undefined;
  const isName = open.at(-1)?.bracket === '{' && (last?.kind === '{' || last?.kind === ',');
  return {
    text: isName
      ? `the name of a field stands in double quotes, and ${word} does not.`
      : `"${word}" is no value in JSON. Texts stand in double quotes; true, false and null are the only words.`,
  };
}

/** A mark, or a value, that stands where another one belongs. */
function reasonOfMark(text: string, position: number, beginning: Beginning): Reason | undefined {
  const { last, isName } = beginning;
  const rest = text.slice(position, position + longestWord);
  const [first = ''] = rest;
  const isAfterValue = last !== undefined && !'{[,:'.includes(last.kind);
  if (isAfterValue && /^["[{\w-]/.test(rest)) {
    return isName
      ? { text: 'a colon is missing between the name of the field and its value.', at: last.end }
      : { text: 'a comma is missing here, between two entries.', at: last.end };
  }
  if (/[\]}]/.test(first)) return reasonOfClosing(text, first, beginning);
  if (first === ',')
    return { text: isName || last?.kind === ':' ? noValue : 'there is a comma too many. Take it out.' };
  if (first === "'") return { text: 'texts stand in double quotes, not in single ones.' };
  if (/[“”„‟«»‘’]/.test(first)) {
    return { text: `texts stand in straight double quotes ("), not in typographic ones (${first}).` };
  }
  if (/^\/[/*]/.test(rest)) return { text: 'JSON has no comments. Take it out.' };
  if (/[^\P{White_Space}\s]|[\u00A0\u200B\u2060\uFEFF]/u.test(first)) {
    const code = first.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return {
      text: `an invisible character (U+${code}) stands here, left over from copying. Write a usual blank.`,
    };
  }
  if (first === '<' && last === undefined) return { text: 'the document is HTML and no JSON.' };
  if (last?.kind === ':') return { text: 'texts stand in double quotes.' };
  return undefined;
}

const noValue = 'the field has no value.';

function reasonOfClosing(text: string, close: string, { open, last, isName }: Beginning): Reason | undefined {
  if (last?.kind === ',')
    return { text: 'there is a comma after the last entry. Take it out.', at: last.start };
  if (isName || last?.kind === ':') return { text: noValue };
  const inner = open.at(-1);
  if (!inner) return { text: `this ${close} closes nothing. Take it out.` };
  return {
    text: `the ${inner.bracket} ${placeIn(text, inner.at)} is still open here, and ${close} does not close it.`,
  };
}
