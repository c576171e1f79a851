import { createArticleRenderer } from '#editor-preview/app/frame/inFrame/articleRenderer.ts';
import { type LoadedRegistry, loadRegistry } from '#transformer/registry/widget.ts';
import { wholeContract } from '#transformer/validate/wholeContract.ts';
import { registry } from '#widgets/registry.ts';
import { testSite } from '../../../support/site.ts';
import { block } from '../../../support/someBlocks.ts';
import { sampleOf, triesEverything } from '../../../support/tried.ts';
import { runAtRandom } from './equality/likeTheServer.ts';
import { articles, articlesOfExamples } from './equality/startingArticles.ts';

/** Of each article; `tests/long/previewEquality.test.ts` does more. */
const operations = triesEverything ? 20 : 6;

const tried = sampleOf(
  [...articles, ...articlesOfExamples].map((each, seed) => ({ ...each, seed })),
  3,
);
let edits = 0;

test.each(tried)(
  '$file is in the frame what the server makes of it, whatever two editors do, paste, take back and merge',
  ({ seed, ...article }) => {
    const { differences, done } = runAtRandom(article, { operations, seed });
    edits += done.edit;
    expect(differences).toEqual([]);
  },
);

test('of what the editors tried, much could be done', () =>
  expect(edits).toBeGreaterThan((tried.length * operations) / 6));

let widgets: LoadedRegistry;
beforeAll(async () => {
  widgets = await loadRegistry(registry);
});
const facts = {
  path: '/a',
  sequence: 0,
  site: { name: testSite.name, origin: testSite.origin, content: testSite.content, linkNetworkHosts: [] },
  islandScripts: {},
  wideClass: 'wide',
};
const rendererWith = (among: LoadedRegistry = widgets) =>
  createArticleRenderer(facts, { registry: among, contract: wholeContract });
const heading = (id: string, text: string) => ({ id, type: 'heading', data: { text } });
const html = (id: string, text: string) => ({ id, type: 'rich-text', data: { html: text } });
const article = (...blocks: unknown[]) => ({ path: '/a', title: 'An article', blocks });

test('a block for some countries says so until the editor names one, and goes where that is another', () => {
  const known = widgets.get('heading');
  if (!known) throw new Error('There is no such widget.');
  const renderer = rendererWith(new Map([...widgets, ['heading', { ...known, countries: ['US'] }]]));
  const htmlFor = (country?: string) =>
    renderer
      .render(article(heading('a', 'Prices')), { experiments: {}, country, at: undefined })
      .map((each) => each.html);
  expect(htmlFor()).toEqual([
    expect.stringMatching(/Only readers in some countries get this block: United States.*Prices/),
  ]);
  expect(htmlFor('US')).toEqual([expect.not.stringContaining('Only readers')]);
  expect(htmlFor('DE')).toEqual([]);
  expect(htmlFor()).toEqual([expect.stringContaining('Only readers')]);
});

describe('what has not changed', () => {
  test('is the very same as before, though the article is another', () => {
    const renderer = rendererWith();
    const [one, two] = [heading('a', 'One'), html('b', '<p>Two</p>')];
    const before = renderer.render(article(one, two));
    const after = renderer.render(article(two, heading('c', 'New'), one));
    expect(after.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    expect([after[2], after[0]]).toEqual([before[0], before[1]]);
    expect(after[0]).toBe(before[1]);
    expect(after[2]).toBe(before[0]);
  });

  test('is rendered again where something else on the page changes what it shows', () => {
    const renderer = rendererWith();
    const source = (id: string) => ({ id, title: `Source ${id}` });
    const cites = html('a', '<p>It helps.<cite data-source="two"></cite></p>');
    const sources = (...items: unknown[]) => ({ id: 's', type: 'sources', data: { items } });
    const before = renderer.render(article(cites, sources(source('two'))));
    const after = renderer.render(article(cites, sources(source('one'), source('two'))));
    expect(before[0]?.html).toContain('>1<');
    expect(after[0]?.html).toContain('>2<');
  });
});

test('a picture that is no longer the first one of its page is no longer loaded at once', () => {
  const renderer = rendererWith();
  const image = (id: string) =>
    block(id, 'image', { src: `/media/${id}.webp`, alt: 'A bowl', width: 800, height: 600 });
  const second = image('b');
  const [before] = renderer.render(article(second));
  const [, after] = renderer.render(article(image('a'), second));
  expect(before?.html).not.toContain('loading="lazy"');
  expect(after?.html).toContain('loading="lazy"');
});

test('a widget that fails is told by its block, and costs no other', () => {
  const known = widgets.get('heading');
  if (!known) throw new Error('There are no headings.');
  const failing: LoadedRegistry = new Map(widgets).set('heading', {
    ...known,
    component: () => {
      throw new Error('no heading today');
    },
  });
  const [first, second] = rendererWith(failing).render(article(heading('a', 'One'), html('b', '<p>Two</p>')));
  expect(first?.failures).toEqual([{ block: 'a', message: expect.stringContaining('no heading today') }]);
  expect(second).toMatchObject({ id: 'b', failures: [] });
});

test.each([undefined, null, 7, [], {}, { title: '', blocks: 'x' }, { blocks: [null, 7, {}] }])(
  '%j is an article that can be gone on with',
  (input) => {
    const renderer = rendererWith();
    expect(() => renderer.render(input)).not.toThrow();
    expect(renderer.render(article(heading('a', 'One')))).toHaveLength(1);
  },
);
