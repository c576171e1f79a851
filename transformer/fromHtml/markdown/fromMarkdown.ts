import { Marked, type MarkedExtension, type TokenizerAndRendererExtension } from 'marked';
import { escapeAttribute, escapeText } from '../../html/escape.ts';
import { markdownMark } from '../filters/markdown.ts';
import { blocksFromHtml, type FromHtml, type FromHtmlOptions } from '../fromHtml.ts';
import { createBounds } from './bounds.ts';
import { callOuts } from './callOuts.ts';
import { definitions } from './definitions.ts';
import { createFootnotes } from './footnotes.ts';

export interface FromMarkdown extends FromHtml {
  readonly frontMatter: string | undefined;
}

export function blocksFromMarkdown(
  text: string,
  options: Omit<FromHtmlOptions, 'source'> = {},
): FromMarkdown {
  const { frontMatter, body } = withoutFrontMatter(text);
  return { ...blocksFromHtml(htmlOfMarkdown(body), { ...options, source: 'markdown' }), frontMatter };
}

/** A paragraph with only a picture: site generators show its title as a caption. */
const captions: MarkedExtension = {
  renderer: {
    paragraph({ tokens: [only, ...others] }) {
      if (only?.type !== 'image' || !only.title || others.length > 0) return false;
      const image = `<img src="${escapeAttribute(String(only.href))}" alt="${escapeAttribute(String(only.text))}">`;
      return `<figure>${image}<figcaption>${escapeText(String(only.title))}</figcaption></figure>\n`;
    },
  },
};

/** `H~2~O`, as Pandoc has it. Elsewhere, `~2~` is struck out, as on GitHub. */
const lowered: TokenizerAndRendererExtension = {
  name: 'lowered',
  level: 'inline',
  tokenizer(source, before) {
    const [raw, digits] = /^~(\d{1,3})~(?!~)/.exec(source) ?? [];
    if (raw === undefined || !/\p{L}$/u.test(before.at(-1)?.raw ?? '')) return undefined;
    return { type: 'lowered', raw, text: digits };
  },
  renderer: ({ text }) => `<sub>${text}</sub>`,
};

export function htmlOfMarkdown(markdown: string): string {
  const footnotes = createFootnotes();
  const marked = new Marked(
    { gfm: true, async: false },
    callOuts,
    definitions,
    footnotes.extension,
    captions,
    { extensions: [lowered] },
    createBounds(),
  );
  const html = marked.parse(markdown, { async: false });
  return `${markdownMark}${html}${footnotes.list((note) => marked.parseInline(note, { async: false }))}`;
}

const frontMatterBlock = /^---[ \t]*\n([\s\S]*?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/;

function withoutFrontMatter(text: string): { frontMatter: string | undefined; body: string } {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const found = frontMatterBlock.exec(plain);
  return found
    ? { frontMatter: found[1], body: plain.slice(found[0].length) }
    : { frontMatter: undefined, body: plain };
}
