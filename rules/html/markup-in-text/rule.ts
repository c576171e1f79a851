import { allowedTags } from '#transformer/html/allowList.ts';
import { decodeText } from '../../engine/html/htmlTree.ts';
import type { Rule } from '../../engine/rule.ts';

const names = [...allowedTags, 'div', 'font', 'center', 'script', 'iframe'].join('|');
const tag = new RegExp(`</?(?:${names})(?:\\s[^<>]*)?/?>`, 'i');
const entity =
  /&(?:amp|lt|gt|quot|apos|nbsp|copy|reg|trade|hellip|mdash|ndash|rsquo|lsquo|rdquo|ldquo|deg|#\d{2,5}|#x[0-9a-f]{2,5});/i;
/** In characters. Longer matches are pasted page source; the beginning is enough. */
const longestTag = 200;
const encodedTag = new RegExp(`&lt;/?(?:${names})(?:\\s[^<>]{0,${longestTag}}?)?/?&gt;`, 'i');

/** A comment, such as WordPress block delimiters; typography may have replaced its dashes. */
const comment = /(?:<|&lt;)!(?:--|–|—|&#821[12];)(?:[^<>]{0,200}?(?:>|&gt;))?/;

export const rule: Rule = {
  id: 'html/markup-in-text',
  severity: 'warning',
  summary: 'Readers see HTML code as text.',
  textPattern: /[<&]/,
  text({ text, html, place }, report) {
    const found =
      comment.exec(text) ?? (html ? encodedTag.exec(text) : (tag.exec(text) ?? entity.exec(text)));
    if (!found) return;
    const [part] = found;
    const seen = html ? part.replace(/&lt;/gi, '<').replace(/&gt;/gi, '>') : part;
    const remedy = html ? 'Write it as HTML, or remove it.' : remedyInPlainText(part);
    report(
      place({ start: found.index, end: found.index + part.length }),
      `Readers see the code "${seen}" here. ${remedy}`,
      { evidence: part },
    );
  },
};

function remedyInPlainText(part: string): string {
  const sign = part.startsWith('&') ? decodeText(part) : '';
  return /^[!-~\u00A1-\uFFFF]$/.test(sign)
    ? `This field allows only plain text: write ${sign} itself.`
    : 'This field allows only plain text: remove the HTML.';
}
