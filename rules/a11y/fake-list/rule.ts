import { textOfHtml } from '#transformer/html/textOfHtml.ts';
import { type HtmlElement, someInside } from '../../engine/html/htmlTree.ts';
import type { Rule } from '../../engine/rule.ts';

/**
 * A leading dash may be direct speech: it needs a blank, and after a long dash a sentence is no entry.
 * Two asterisks mark a second footnote.
 */
const bullet = /^(?:[•◦▪‣●○■✓✔·]|\*(?!\*)|-\s|[–—]\s)\s*\S/;
const longDash = /^[–—]/;
const endOfSentence = /[.!?…»”"]$/;
const number = /^(\d{1,2})[.)]\s+\S/;

const lineBreak = /<br\s*\/?>/i;

/** A single line with a bullet may be a style. */
const fewestEntries = 2;

export const rule: Rule = {
  id: 'a11y/fake-list',
  severity: 'warning',
  summary: 'Paragraphs or lines with bullets are used as a list.',
  html(field, report) {
    const paragraphs = field.tree.elements.filter(({ name }) => name === 'p');
    const lists = [
      rowOfEntries(paragraphs.map((paragraph) => ({ text: field.textOf(paragraph), paragraph }))),
      ...paragraphs
        .filter((paragraph) => someInside(paragraph, ({ name }) => name === 'br'))
        .map((paragraph) =>
          rowOfEntries(linesOf(paragraph, field.html).map((text) => ({ text, paragraph }))),
        ),
    ];
    for (const [first] of lists) {
      if (!first) continue;
      const { start, end } = first.paragraph;
      report(
        field.place({ start, end }),
        'This looks like a list, but screen readers do not recognize it. Make it a list.',
        { evidence: first.text },
      );
    }
  },
};

interface Line {
  text: string;
  paragraph: HtmlElement;
}

function rowOfEntries(lines: readonly Line[]): Line[] {
  let row: Line[] = [];
  for (const line of lines) {
    if (isEntry(line.text, row.length + 1)) {
      row.push(line);
      continue;
    }
    if (row.length >= fewestEntries) return row;
    row = isEntry(line.text, 1) ? [line] : [];
  }
  return row.length >= fewestEntries ? row : [];
}

function isEntry(text: string, position: number): boolean {
  if (bullet.test(text)) return !longDash.test(text) || !endOfSentence.test(text);
  return Number(number.exec(text)?.[1] ?? 0) === position;
}

function linesOf({ contentStart, contentEnd }: HtmlElement, html: string): string[] {
  return html
    .slice(contentStart, contentEnd)
    .split(lineBreak)
    .map(textOfHtml)
    .filter((line) => line !== '');
}
