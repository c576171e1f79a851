/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import { type EditorState, TextSelection } from 'prosemirror-state';
import { htmlTokens, parseHtml } from '#editor-preview/app/forms/rich-text/htmlTokens.ts';
import { cite, linkAt, setLink, toolsOf } from '#editor-preview/app/forms/rich-text/proseCommands.ts';
import { isLossless, readProse, writeProse } from '#editor-preview/app/forms/rich-text/proseHtml.ts';
import { newProseState } from '#editor-preview/app/forms/rich-text/proseState.ts';
import { htmlFields } from '#schemas/generated/fieldLists.ts';
import { allowedAttributes, attributesOfAnyTag } from '#transformer/html/allowList.ts';
import { elementOf, elementsWithFate } from '#transformer/html/elements.ts';
import type { RichTextKind } from '#transformer/html/textElements.ts';

function again(html: string, kind: RichTextKind = 'blocks'): string {
  return writeProse(readProse(html, kind), kind);
}

/** What an element has to be in, and what has to be in it, for it to stay where it is written. */
const surroundings: Readonly<Record<string, (html: string) => string>> = {
  ...Object.fromEntries(['dt', 'dd'].map((tag) => [tag, (html: string) => `<dl>${html}</dl>`])),
  ...Object.fromEntries(['rt', 'rp'].map((tag) => [tag, (html: string) => `<ruby>漢${html}</ruby>`])),
  ...Object.fromEntries(
    ['td', 'th'].map((tag) => [tag, (html: string) => `<table><tr>${html}</tr></table>`]),
  ),
  ...Object.fromEntries(
    ['caption', 'thead', 'tbody', 'tfoot'].map((tag) => [tag, (html: string) => `<table>${html}</table>`]),
  ),
  tr: (html) => `<table>${html}</table>`,
  hr: (html) => `${html}<p>text</p>`,
  li: (html) => `<ol>${html}</ol>`,
  summary: (html) => `<details>${html}</details>`,
  figcaption: (html) => `<figure>${html}</figure>`,
};

/** A text with each element that readers may get, bare and with each of its attributes; those that blocks alone have not in one line. */
function elementsForReaders(kind: RichTextKind): string[] {
  return elementsWithFate('kept')
    .filter((tag) => kind === 'blocks' || elementOf(tag).level === 'phrasing')
    .flatMap((tag) => {
      const attributes = ['', ...(allowedAttributes[tag] ?? []), ...attributesOfAnyTag, 'id'];
      return attributes.map((name) => {
        const opened = name === '' ? tag : `${tag} ${name}="2"`;
        const html = elementOf(tag).isVoid ? `<${opened}>` : `<${opened}>text</${tag}>`;
        const placed = surroundings[tag]?.(html) ?? html;
        const isInText = kind === 'blocks' && elementOf(tag).level === 'phrasing';
        return isInText ? `<p>Take ${placed} daily</p>` : placed;
      });
    });
}

function elementsIn(html: string): string[] {
  return [...parseHtml(html).querySelectorAll('*')]
    .map(({ localName, attributes }) =>
      [localName, ...[...attributes].map(({ name, value }) => `${name}=${value}`)].join(' '),
    )
    .sort();
}

describe('Formatted text that is edited and not changed', () => {
  it.each([
    '<p>Magnesium <strong>helps</strong> with <em>cramps</em>.</p><p>Not for everybody.</p>',
    '<p>It is a mineral.<cite data-source="ods-magnesium"></cite> Adults need 310 mg.</p>',
    '<h2>How much</h2><ul><li>Women: 310 mg</li><li>Men: 400 mg</li></ul>',
    '<ol start="3"><li><p>First</p><p>and more</p></li><li><p>Second</p></li></ol>',
    '<blockquote><p>Sleep came back.</p></blockquote><hr><p>H<sub>2</sub>O, 10<sup>3</sup></p>',
    '<p><a href="/nutrition/zinc" rel="sponsored" data-affiliate="">Zinc</a> and <b>iron</b>, <i>too</i><br>line</p>',
    '<p>From <cite>The Lancet</cite>, 5&nbsp;mg &amp; more &lt; 6</p>',
    'Just a line, written without a paragraph.',
    '',
  ])('stays as it is: %s', (html) => {
    expect(again(html)).toBe(html);
    expect(isLossless(html, 'blocks')).toBe(true);
  });

  it.each([
    'Dissolves <strong>without lumps</strong>',
    '<em><strong>Best</strong></em> value',
    'Two<br>lines',
  ])('stays as it is in one line: %s', (html) => {
    expect(isLossless(html, 'inline')).toBe(true);
    expect(htmlTokens(parseHtml(again(html, 'inline')), 'inline')).toEqual(
      htmlTokens(parseHtml(html), 'inline'),
    );
  });

  it.each([
    ['<table><tr><td>1</td></tr></table>', '<table>'],
    ['<p><img src="/media/a.jpg" alt=""></p>', '<img>'],
    ['<p lang="es">Hola</p>', 'lang on <p>'],
    ['<p>a<!-- note --></p>', 'a comment'],
    ['<p>a <cite data-source="x">1</cite></p>', 'text inside <cite>'],
  ])('is not touched where something would be lost: %s', (html, what) => {
    expect(isLossless(html, 'blocks')).toBe(false);
    expect(htmlTokens(parseHtml(html), 'blocks').unknown).toContain(what);
  });

  it.each([
    ['raised text within raised text', '<p>2<sup>3<sup>2</sup></sup></p>'],
    ['lowered text within raised text', '<p>e<sup>x<sub>1</sub></sup></p>'],
    ['a quotation within a quotation', '<p><q>He said <q>no</q></q></p>'],
    ['two quotations side by side', '<p><q>Yes</q><q>No</q></p>'],
    ['two keys side by side', '<p><kbd>Alt</kbd><kbd>F4</kbd></p>'],
    ['a heading in a list', '<ol><li><h3>Dose</h3></li></ol>'],
    ['text between items', '<ol><li>First</li>then</ol>'],
  ])('is not touched where it would be written otherwise: %s', (_what, html) => {
    expect(isLossless(html, 'blocks')).toBe(false);
  });

  it.each([
    '<p><q>Take <strong>one</strong> a day</q></p>',
    '<p>x<sub>a<sup>2</sup></sub></p>',
    '<p><kbd>Alt</kbd> and <kbd>F4</kbd></p>',
  ])('stays as it is where formatting is within formatting: %s', (html) => {
    expect(again(html)).toBe(html);
    expect(isLossless(html, 'blocks')).toBe(true);
  });

  it('divides no quotation for a word of it that is made bold or a link', () => {
    const state = newProseState('<p><q>Take one a day</q></p>', 'blocks', () => false);
    const { strong, a } = state.schema.marks;
    if (!strong || !a) throw new Error('The text editor has no bold text and no links.');
    const { doc } = state.tr.addMark(6, 9, strong.create()).addMark(10, 11, a.create({ href: '/b' }));
    expect(writeProse(doc, 'blocks')).toBe('<p><q>Take <strong>one</strong> <a href="/b">a</a> day</q></p>');
  });

  describe.each(['blocks', 'inline'] as const)('of the kind %s', (kind) => {
    it.each(elementsForReaders(kind))(
      'loses no element and no attribute for a word that is typed, or is not touched: %s',
      (html) => {
        if (!isLossless(html, kind)) return;
        const state = newProseState(html, kind, () => false);
        const { from } = TextSelection.atEnd(state.doc);
        const written = writeProse(state.tr.insertText(' more', from).doc, kind);
        expect(elementsIn(written)).toEqual(elementsIn(html));
        expect(parseHtml(written).textContent).toContain('more');
      },
    );

    it('keeps some and leaves others alone', () => {
      const kept = elementsForReaders(kind).filter((html) => isLossless(html, kind));
      expect(kept.length).toBeGreaterThan(20);
      const all = kept.join('');
      for (const without of ['ruby', 'bdo', 'details', 'table', ' id=', ' lang=', ' value=', ' reversed='])
        expect(all).not.toContain(without);
    });
  });

  it('is kept whole, or told to be unknown, in everything that the examples hold', () => {
    const wrong: string[] = [];
    let kept = 0;
    for (const html of htmlOfExamples()) {
      const { unknown } = htmlTokens(parseHtml(html), 'blocks');
      if (isLossless(html, 'blocks')) kept++;
      else if (unknown.length === 0) wrong.push(html.slice(0, 200));
    }
    expect(wrong).toEqual([]);
    expect(kept).toBeGreaterThan(150);
  });
});

/** Whatever stands in the fields with HTML of all examples, but those that try what can go wrong. */
function htmlOfExamples(): Set<string> {
  const folder = new URL('../../../../fixtures/blocks/', import.meta.url);
  const found = new Set<string>();
  const names = new Set(
    Object.values(htmlFields).flatMap((paths) => paths.map((path) => path.split('/').at(-1))),
  );
  const visit = (value: unknown, name: string): void => {
    if (typeof value === 'string' && names.has(name)) found.add(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) visit(inner, Array.isArray(value) ? '*' : key);
  };
  for (const file of readdirSync(folder).filter((each) => !each.includes('.extreme.')))
    visit(JSON.parse(readFileSync(new URL(file, folder), 'utf8')), '');
  return found;
}

describe('A tool of the text editor', () => {
  const begin = (html: string, kind: RichTextKind = 'blocks') => newProseState(html, kind, () => false);
  const selected = (state: EditorState, from: number, to: number) =>
    state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
  const after = (state: EditorState, command: ReturnType<typeof cite>, kind: RichTextKind = 'blocks') => {
    let next = state;
    command(state, (transaction) => {
      next = state.apply(transaction);
    });
    return { state: next, html: writeProse(next.doc, kind) };
  };
  const tool = (state: EditorState, name: string) => {
    const found = toolsOf(state.schema).find((each) => each.name === name);
    if (!found) throw new Error(`There is no tool ${name}.`);
    return found;
  };

  it('formats what is selected, and takes the format off again', () => {
    const state = selected(begin('<p>Take it daily</p>'), 1, 5);
    const bold = after(state, tool(state, 'Bold').run);
    expect(bold.html).toBe('<p><strong>Take</strong> it daily</p>');
    expect(tool(bold.state, 'Bold').isOn(bold.state)).toBe(true);
    expect(after(bold.state, tool(bold.state, 'Bold').run).html).toBe('<p>Take it daily</p>');
  });

  it('takes off a format that is written in another way', () => {
    const state = selected(begin('<p><b>Take</b> it</p>'), 1, 5);
    expect(after(state, tool(state, 'Bold').run).html).toBe('<p>Take it</p>');
  });

  it('makes a heading, a list and a quotation of a paragraph, and back', () => {
    const state = begin('<p>Doses</p>');
    for (const [name, html] of [
      ['Heading', '<h2>Doses</h2>'],
      ['List', '<ul><li>Doses</li></ul>'],
      ['Quotation', '<blockquote><p>Doses</p></blockquote>'],
    ] as const) {
      const done = after(state, tool(state, name).run);
      expect(done.html).toBe(html);
      expect(after(done.state, tool(done.state, name).run).html).toBe('<p>Doses</p>');
    }
  });

  it('links, changes where a link leads without losing what else it says, and unlinks', () => {
    const state = selected(begin('<p>See zinc</p>'), 5, 9);
    const linked = after(state, setLink('/nutrition/zinc'));
    expect(linked.html).toBe('<p>See <a href="/nutrition/zinc">zinc</a></p>');
    expect(linkAt(linked.state)).toBe('/nutrition/zinc');
    const paid = selected(begin('<p><a href="/a" rel="sponsored">Shop</a></p>'), 2, 2);
    const changed = after(paid, setLink('/b'));
    expect(changed.html).toBe('<p><a href="/b" rel="sponsored">Shop</a></p>');
    expect(after(changed.state, setLink(undefined)).html).toBe('<p>Shop</p>');
    const unselected = selected(begin('<p>See</p>'), 4, 4);
    expect(after(unselected, setLink('/b')).html).toBe('<p>See<a href="/b">/b</a></p>');
  });

  it('puts the mark of a source behind what is selected', () => {
    const state = selected(begin('<p>It helps.</p>'), 1, 10);
    expect(after(state, cite('ods-magnesium')).html).toBe(
      '<p>It helps.<cite data-source="ods-magnesium"></cite></p>',
    );
  });

  it('is not there where the field does not allow what it makes', () => {
    const names = toolsOf(begin('a', 'inline').schema).map(({ name }) => name);
    expect(names).toEqual(['Bold', 'Italic', 'Subscript', 'Superscript']);
  });
});
