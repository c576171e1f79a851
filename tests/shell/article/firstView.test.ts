import { firstViewBlocks, stylesOf } from '../../../shell/article/firstView.ts';
import type { BlockHtml } from '../../../transformer/blockHtml.ts';
import type { PreparedBlock } from '../../../transformer/preparedArticle.ts';
import { articleDocument } from '../support.ts';

/** A block that shows these types: its own, and those inside it. */
const showing = (...types: string[]): BlockHtml => ({
  html: '<p>x</p>',
  shown: types.map((type): PreparedBlock => ({ id: type, type, data: {}, pointer: '' })),
  faults: [],
  degraded: false,
});

const firstView = Array.from({ length: firstViewBlocks }, () => showing('rich-text'));

describe('the styles of an article', () => {
  test('stand in the document for the blocks of the first view, and for those inside them', () => {
    const { inlined } = stylesOf([showing('heading'), showing('basic', 'quote')]);
    expect([...inlined]).toEqual(['heading', 'basic', 'quote']);
  });

  test.each<[string, BlockHtml[], boolean]>([
    ['nothing follows', [], false],
    ['what follows is of types that the first view has', [showing('rich-text')], false],
    ['what follows shows nothing', [showing()], false],
    ['a block of another type follows', [showing('quiz')], true],
    ['one follows inside a block', [showing('rich-text', 'quiz')], true],
  ])('need the sheet of all block types or not, where %s', (_case, later, needsSheet) => {
    expect(stylesOf([...firstView, ...later])).toEqual({ inlined: new Set(['rich-text']), needsSheet });
  });

  test('come with that one sheet at the end of the page, so that no text waits for it', () => {
    const text = { type: 'rich-text', html: '<p>Text</p>' };
    const blocks = [...Array(firstViewBlocks).fill(text), { type: 'quiz', html: '<form></form>' }, text];
    const { html } = articleDocument({}, blocks);
    expect(html.match(/<link rel="stylesheet"[^>]*widgets\.css">/g)).toHaveLength(1);
    expect(html.slice(html.indexOf('widgets.css"'))).not.toContain('<p>Text</p>');
    expect(articleDocument({}, blocks.slice(0, firstViewBlocks)).html).not.toContain('widgets.css');
  });
});
