import { articlePage } from '#shell/article/articlePage.tsx';
import { firstViewBlocks, firstViewBlocksBelowDriver, stylesOf } from '#shell/article/firstView.ts';
import type { ShownBlock } from '#transformer/article/preparedArticle.ts';
import type { BlockHtml } from '#transformer/render/blockHtml.ts';
import { pageRenderer } from '../../support/pageRenderer.ts';
import { articleDocument, transformedArticle } from '../support.ts';

/** A block that shows these types: its own, and those inside it. */
const showing = (...types: string[]): BlockHtml => ({
  html: '<p>x</p>',
  shown: types.map(
    (type): ShownBlock => ({ id: type, type, data: {}, pointer: '', indexOfKind: 0, placeOfKind: 0 }),
  ),
  faults: [],
  degraded: false,
});

const firstView = Array.from({ length: firstViewBlocks }, () => showing('rich-text'));

describe('the styles of an article', () => {
  test('stand in the document for the blocks of the first view, and for those inside them', () => {
    const { inlined } = stylesOf([showing('heading'), showing('basic', 'quote')]);
    expect([...inlined]).toEqual(['heading', 'basic', 'quote']);
  });

  test.each<[string, BlockHtml[], string[]]>([
    ['nothing follows', [], []],
    ['what follows shows nothing', [showing()], []],
    ['a block of another type follows', [showing('quiz')], ['quiz']],
    ['one follows inside a block', [showing('rich-text', 'quiz')], ['rich-text', 'quiz']],
  ])('come later for the other blocks: %s', (_case, following, later) => {
    const styles = stylesOf([...firstView, ...following]);
    expect([...styles.inlined]).toEqual(['rich-text']);
    expect([...styles.later]).toEqual(later);
  });

  test('come in one sheet behind the first view, which waits for nothing, and before what they are for', () => {
    const text = { type: 'rich-text', html: '<p>Text</p>' };
    const blocks = [...Array(firstViewBlocks).fill(text), { type: 'quiz', html: '<form></form>' }, text];
    const { html } = articleDocument({}, blocks);
    const [above = '', below = '', ...others] = html.split(/<link rel="stylesheet"[^>]*later\.css">/);
    expect(others).toEqual([]);
    expect(above.split('<p>Text</p>')).toHaveLength(firstViewBlocks + 1);
    expect(above).toContain('<template id="_first-view-end">');
    expect(below).toContain('<form>');
    expect(below.split('<p>Text</p>')).toHaveLength(2);
    expect(articleDocument({}, blocks.slice(0, firstViewBlocks)).html).not.toContain('later.css');
  });
});

describe('a driver above the first block', () => {
  const text = { type: 'rich-text', html: '<p class="text">Text</p>' };
  const placed = { page: { placements: [{ placementName: 'headerNewsletter' }] } };
  async function firstView(driver?: { headline: string }) {
    const renderer = await pageRenderer();
    const placements = driver ? [{ placementName: 'headerNewsletter', driver }] : [];
    const site = { ...renderer.site, configuration: { placements } };
    const asked: string[] = [];
    const css = (parts: Iterable<string>): string => {
      asked.push(...parts);
      return '';
    };
    const { html } = articlePage(
      transformedArticle(placed, Array(firstViewBlocks + 1).fill(text)),
      { preview: false, experiments: {} },
      { ...renderer, site, assets: { ...renderer.assets, css } },
    );
    const [first = ''] = html.split('<template');
    return { blocks: first.split('class="text"').length - 1, hasStyles: asked.includes('driver') };
  }

  test('is part of the first view, in the place of blocks that it moves out of it', async () =>
    expect(await firstView({ headline: 'A letter' })).toEqual({
      blocks: firstViewBlocksBelowDriver,
      hasStyles: true,
    }));

  test('that is still to be asked for is not', async () =>
    expect(await firstView()).toEqual({ blocks: firstViewBlocks, hasStyles: false }));
});
