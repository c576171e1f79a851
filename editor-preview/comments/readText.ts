import { decodeText } from '../../quality/html/htmlTree.ts';

/** Tags between which words end. */
const apart = /<\/?(?:p|br|div|li|ul|ol|h[1-6]|t[dhr]|blockquote|cite)\b[^<>]*>/gi;

/** What readers read of what is written in a field, in one line: words of it can be marked, and found again. */
export function readText(written: string): string {
  const text = /[<&]/.test(written)
    ? decodeText(written.replaceAll(apart, ' ').replaceAll(/<[^<>]*>/g, ''))
    : written;
  return inOneLine(text);
}

export function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
