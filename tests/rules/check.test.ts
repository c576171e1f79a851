import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { check, checkSteps } from '#rules/check.ts';
import { renderPage } from '#shell/renderPage.ts';
import { description } from '../support/description.ts';
import { pageRenderer, reader } from '../support/pageRenderer.ts';
import { prose } from '../support/someBlocks.ts';

const renderer = await pageRenderer();

/** Rule and place of each problem, in a fixed order. */
function findings(problems: readonly { rule: string; pointer: string; evidence?: string }[]): string[] {
  return problems.map(({ rule, pointer, evidence = '' }) => `${pointer} ${rule} ${evidence}`).sort();
}

const articleOf = (...blocks: object[]): object => ({ path: '/a', title: 'A', description, blocks });

const hostileHtml = '<p onclick="x()">Text</p>';

describe('the check of an article', () => {
  const fixtures = ['articles', 'blocks'].flatMap((folder) =>
    readdirSync(`fixtures/${folder}`).map((name) => `fixtures/${folder}/${name}`),
  );

  test.each(fixtures)('finds in %s whatever the page reports of its content', (file) => {
    const content = JSON.parse(readFileSync(file, 'utf8'));
    const type = file.split('/').at(-1)?.split('.')[0];
    const article = 'blocks' in content ? content : articleOf({ id: 'x', type, data: content.data });
    const { problems } = renderPage(article, reader, renderer);
    // What only shows when a widget looks at its data is told by the widget, not by the check.
    const ofContent = problems.filter(({ rule }) =>
      /^(json|schema|block(?!\/shows-nothing)|id|html|link)\//.test(rule),
    );
    expect(findings(check(article))).toEqual(expect.arrayContaining(findings(ofContent)));
  });

  test.each<[string, object, string, string?]>([
    ['a field', prose('x', hostileHtml), '/blocks/0/data/html'],
    [
      'an item of a list',
      { id: 'x', type: 'list', data: { items: ['<b>One</b>', hostileHtml] } },
      '/blocks/0/data/items/1',
    ],
    [
      'an item behind one that is left out',
      { id: 'x', type: 'list', data: { items: [7, hostileHtml] } },
      '/blocks/0/data/items/1',
    ],
    [
      'a block inside another one',
      { id: 'x', type: 'basic', data: { nodes: ['Text', prose('y', hostileHtml)] } },
      '/blocks/0/data/nodes/1/data/html',
      'y',
    ],
  ])(
    'finds what the sanitiser would take out of %s, at its place as its author wrote it',
    (_what, block, pointer, blockId = 'x') => {
      const found = check(articleOf(block)).filter(({ rule }) => rule === 'html/stripped');
      expect(found).toMatchObject([{ pointer, blockId, evidence: 'onclick="x()"', severity: 'info' }]);
    },
  );

  test('finds the same HTML in two places at both', () => {
    const pointers = check(
      articleOf({ id: 'x', type: 'list', data: { items: [hostileHtml, hostileHtml] } }),
    ).map(({ pointer }) => pointer);
    expect(pointers).toEqual(['/blocks/0/data/items/0', '/blocks/0/data/items/1']);
  });

  test('has a last word on what is told, and how much it matters', () => {
    const article = articleOf(prose('x', hostileHtml), []);
    const severityOf = ({ rule }: { rule: string }) => (rule === 'block/malformed' ? 'off' : 'info');
    expect(check(article, { severityOf })).toMatchObject([{ rule: 'html/stripped', severity: 'info' }]);
  });

  test('says something of whatever is no article, and never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(check(value).length).toBeGreaterThan(0);
      }),
    );
    for (const value of [undefined, () => {}, Symbol('x'), 1n, new Map()]) {
      expect(check(value).length).toBeGreaterThan(0);
    }
  });
});

describe('an article with very much in it', () => {
  const blocks = Array.from({ length: 6 }, (_, index) => prose(`b${index}`, '<p>A</p>'.repeat(8_000)));

  test('is checked with a pause behind each block', () => {
    const steps = checkSteps({ path: '/a', title: 'A', blocks });
    let pauses = 0;
    while (!steps.next().done) pauses++;
    expect(pauses).toBeGreaterThan(2 * blocks.length);
  });

  test('is not looked at any more where there is too much HTML, and that is told once', () => {
    const told = check({ path: '/a', title: 'A', blocks }).filter(({ rule }) => rule === 'html/too-much');
    expect(told).toMatchObject([{ severity: 'error', pointer: '/blocks/3/data/html' }]);
  });

  test('is not looked at any more where there is too much text in it', () => {
    const long = prose('x', `<p>${'Sleep well. '.repeat(5_000)}</p>`);
    const rules = check(articleOf(...Array.from({ length: 11 }, () => long))).map(({ rule }) => rule);
    expect(rules.filter((rule) => rule === 'html/too-much')).toHaveLength(1);
  });
});
