/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import { type EditorState, TextSelection } from 'prosemirror-state';
import { htmlTokens, parseHtml } from '../../../editor-preview/forms/rich-text/htmlTokens.ts';
import { cite, linkAt, setLink, toolsOf } from '../../../editor-preview/forms/rich-text/proseCommands.ts';
import { isKeptWhole, readProse, writeProse } from '../../../editor-preview/forms/rich-text/proseHtml.ts';
import { newProseState } from '../../../editor-preview/forms/rich-text/proseState.ts';
import { htmlFields } from '../../../schemas/generated/fieldLists.ts';
import type { RichTextKind } from '../../../transformer/html/textElements.ts';

function again(html: string, kind: RichTextKind = 'blocks'): string {
  return writeProse(readProse(html, kind), kind);
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
    expect(isKeptWhole(html, 'blocks')).toBe(true);
  });

  it.each([
    'Dissolves <strong>without lumps</strong>',
    '<em><strong>Best</strong></em> value',
    'Two<br>lines',
  ])('stays as it is in one line: %s', (html) => {
    expect(isKeptWhole(html, 'inline')).toBe(true);
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
    expect(isKeptWhole(html, 'blocks')).toBe(false);
    expect(htmlTokens(parseHtml(html), 'blocks').unknown).toContain(what);
  });

  it('is kept whole, or told to be unknown, in everything that the examples hold', () => {
    const wrong: string[] = [];
    let kept = 0;
    for (const html of htmlOfExamples()) {
      const { unknown } = htmlTokens(parseHtml(html), 'blocks');
      if (isKeptWhole(html, 'blocks')) kept++;
      else if (unknown.length === 0) wrong.push(html.slice(0, 200));
    }
    expect(wrong).toEqual([]);
    expect(kept).toBeGreaterThan(150);
  });
});

/** Whatever stands in the fields with HTML of all examples, but those that try what can go wrong. */
function htmlOfExamples(): Set<string> {
  const folder = new URL('../../../fixtures/blocks/', import.meta.url);
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
