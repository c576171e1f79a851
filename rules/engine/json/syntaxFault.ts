import { type FirstFault, firstFault } from './firstFault.ts';
import { LineIndex } from './lineIndex.ts';

export interface SyntaxFault {
  message: string;
  line: number;
  column: number;
  evidence: string;
}

interface Reason {
  text: string;
  at?: number;
}

const excerptLength = 24;

export function syntaxFault(text: string): SyntaxFault {
  const lines = new LineIndex(text);
  const fault = firstFault(text);
  const reason = reasonOf(lines, fault);
  const position = reason.at ?? fault.position;
  const { line, column } = lines.at(position);
  return {
    line,
    column,
    evidence: text.slice(position, position + excerptLength),
    message: `Invalid JSON at line ${line}, column ${column}: ${reason.text}`,
  };
}

/** In a document of one line, such as NDJSON, the line number is useless. */
function placeIn(lines: LineIndex, position: number): string {
  const { line, column } = lines.at(position);
  return lines.text.trimEnd().includes('\n') ? `in line ${line}` : `at column ${column}`;
}

/** Maximum length of a quoted word or number; longer text is cut before it is matched. */
const longestWord = 64;

function reasonOf(lines: LineIndex, fault: FirstFault): Reason {
  const { text } = lines;
  const rest = text.slice(fault.position, fault.position + longestWord);
  return (
    reasonOfEnd(lines, fault) ??
    reasonInText(rest, fault) ??
    reasonOfWord(text, fault) ??
    reasonOfMark(lines, fault) ?? { text: `${JSON.stringify(rest[0])} is not expected here.` }
  );
}

function reasonOfEnd(lines: LineIndex, { position, open, string }: FirstFault): Reason | undefined {
  if (lines.text.slice(position).trim() !== '') return undefined;
  const end = lines.text.trimEnd().length;
  if (string !== undefined) {
    return {
      at: end,
      text: `it ends too early. The text that begins ${placeIn(lines, string)} has no closing quotation mark.`,
    };
  }
  const inner = open.at(-1);
  if (!inner) return { at: end, text: 'it ends too early. The end of the document is missing.' };
  const close = inner.bracket === '{' ? '}' : ']';
  return {
    at: end,
    text: `it ends too early. The ${inner.bracket} ${placeIn(lines, inner.at)} is not closed: a ${close} is missing.`,
  };
}

function reasonInText(rest: string, { string }: FirstFault): Reason | undefined {
  if (string === undefined) return undefined;
  if (rest.startsWith('\n') || rest.startsWith('\r')) {
    return {
      text: 'a text must not contain a line break. Close it with a quotation mark, or write the line break as \\n.',
    };
  }
  if (rest.startsWith('\t')) return { text: 'a text must not contain a tab. Write a space, or \\t.' };
  if (rest.startsWith('\\')) {
    return { text: 'invalid escape sequence. Write \\\\ for a backslash.' };
  }
  const written = `\\u${rest.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return { text: `a text contains the invisible control character ${written}. Remove it.` };
}

const wordsOfJson: ReadonlySet<string> = new Set(['true', 'false', 'null']);

function reasonOfWord(text: string, { position, open, last }: FirstFault): Reason | undefined {
  const rest = text.slice(position, position + longestWord);
  const before = text.slice(Math.max(0, position - longestWord), position);
  const word = `${/(?<![-\w.])[-\w.]*$/.exec(before)?.[0] ?? ''}${/^[-\w.]*/.exec(rest)?.[0]}`;
  if (/^-?0\d/.test(word)) return { text: `a number must not begin with a zero: write ${word}.` };
  if (/^[.+]\d/.test(rest)) return { text: 'a number must begin with a digit or a minus sign, such as 0.5.' };
  const whole = /(?<=[\s:])-?\d+(?=,$)/.exec(before)?.[0];
  const decimals = /^\d+/.exec(rest)?.[0];
  if (whole && decimals && open.at(-1)?.bracket === '{') {
    return { text: `numbers must have a decimal point, not a comma: ${whole}.${decimals}.` };
  }
  if (last?.kind === 'string' && /^[^\s"[{}\],:';\d]/.test(rest) && !wordsOfJson.has(word)) {
    return {
      text: 'this quotation mark ends the text too early. Inside a text, also in HTML, write it as \\"; or an earlier quotation mark is missing.',
      at: last.end - 1,
    };
  }
  if (!/^-?\p{L}/u.test(word) || wordsOfJson.has(word)) return undefined;
  const isName = open.at(-1)?.bracket === '{' && (last?.kind === '{' || last?.kind === ',');
  return {
    text: isName
      ? `the name of a field must be in double quotes, but ${word} is not.`
      : `"${word}" is not a JSON value. Texts must be in double quotes; the only words are true, false and null.`,
  };
}

function reasonOfMark(lines: LineIndex, fault: FirstFault): Reason | undefined {
  const { position, last, isName } = fault;
  const rest = lines.text.slice(position, position + longestWord);
  const [first = ''] = rest;
  const isAfterValue = last !== undefined && !'{[,:'.includes(last.kind);
  if (isAfterValue && /^["[{\w-]/.test(rest)) {
    return isName
      ? { text: 'a colon is missing between the name of the field and its value.', at: last.end }
      : { text: 'a comma is missing here, between two entries.', at: last.end };
  }
  if (/[\]}]/.test(first)) return reasonOfClosing(lines, first, fault);
  if (first === ',')
    return { text: isName || last?.kind === ':' ? noValue : 'there is an extra comma. Remove it.' };
  if (first === "'") return { text: 'texts must be in double quotes, not in single quotes.' };
  if (/[“”„‟«»‘’]/.test(first)) {
    return { text: `texts must be in straight double quotes ("), not in typographic quotes (${first}).` };
  }
  if (/^\/[/*]/.test(rest)) return { text: 'JSON does not allow comments. Remove the comment.' };
  if (/[^\P{White_Space}\s]|[\u00A0\u200B\u2060\uFEFF]/u.test(first)) {
    const code = first.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return {
      text: `there is an invisible character (U+${code}), left over from copying. Use a normal space.`,
    };
  }
  if (first === '<' && last === undefined) return { text: 'the document is HTML, not JSON.' };
  if (last?.kind === ':') return { text: 'texts must be in double quotes.' };
  return undefined;
}

const noValue = 'the field has no value.';

function reasonOfClosing(
  lines: LineIndex,
  close: string,
  { open, last, isName }: FirstFault,
): Reason | undefined {
  if (last?.kind === ',')
    return { text: 'there is a comma after the last entry. Remove it.', at: last.start };
  if (isName || last?.kind === ':') return { text: noValue };
  const inner = open.at(-1);
  if (!inner) return { text: `this ${close} has no opening bracket. Remove it.` };
  return {
    text: `the ${inner.bracket} ${placeIn(lines, inner.at)} is still open here, and ${close} does not close it.`,
  };
}
