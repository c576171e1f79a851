import type { MarkedExtension } from 'marked';
import { escapeAttribute } from '../../html/escape.ts';

export const footnoteText =
  /^\[\^([^\]\s]{1,80})\]:([^\n]*(?:\n(?: {2}|\t)[^\n]*|(?:\n[ \t]*)+\n(?: {4}|\t)[^\n]*)*)/;
const mark = /^\[\^([^\]\s]{1,80})\]/;

/** `[^1]` in the text, `[^1]: …` at the start of a line. Numbered by first citation. */
export function createFootnotes(): {
  readonly extension: MarkedExtension;
  /** The notes as HTML. Uncited ones come last, so that no text is lost. */
  readonly list: (inline: (markdown: string) => string) => string;
} {
  const notes = new Map<string, string>();
  const cited: string[] = [];
  const extension: MarkedExtension = {
    extensions: [
      {
        name: 'footnote',
        level: 'block',
        tokenizer(source) {
          const [raw, name = '', text = ''] = footnoteText.exec(source) ?? [];
          if (raw === undefined) return undefined;
          notes.set(name, text.trim().replace(/\s+/g, ' '));
          return { type: 'footnote', raw };
        },
        renderer: () => '',
      },
      {
        name: 'footnoteMark',
        level: 'inline',
        tokenizer(source) {
          const [raw, name = ''] = mark.exec(source) ?? [];
          return raw === undefined ? undefined : { type: 'footnoteMark', raw, note: name };
        },
        renderer({ note }) {
          const name = String(note);
          if (!cited.includes(name)) cited.push(name);
          return `<sup><a href="#fn-${escapeAttribute(name)}">${cited.indexOf(name) + 1}</a></sup>`;
        },
      },
    ],
  };
  const list = (inline: (markdown: string) => string): string => {
    const names = [
      ...cited.filter((name) => notes.has(name)),
      ...[...notes.keys()].filter((name) => !cited.includes(name)),
    ];
    const items = names.map(
      (name) => `<li id="fn-${escapeAttribute(name)}">${inline(notes.get(name) ?? '')}</li>`,
    );
    return items.length === 0 ? '' : `<ol class="footnotes">${items.join('')}</ol>`;
  };
  return { extension, list };
}
