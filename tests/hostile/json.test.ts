/** @jest-environment <rootDir>/tests/setup/parserEnvironment.js */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { maxBlocks } from '#transformer/article/limits.ts';
import { parseArticle } from '#transformer/validate/parseArticle.ts';
import { heading } from '../support/someBlocks.ts';
import { blockFixtures, triedFixtures } from './fixtureData.ts';
import {
  articleWith,
  expectNeighboursIntact,
  expectNoLeakedValues,
  expectNothingRuns,
  expectOnlyItselfLost,
  renderHostile,
} from './hostilePage.ts';

const fixtures = blockFixtures();
const types = [...new Set(fixtures.map(({ type }) => type))];

const placeholder = 'Widget encountered in basic json to react transform';

describe('a block of no known type', () => {
  test.each([['constructor'], ['__proto__'], ['toString'], ['hasOwnProperty'], ['no-such-type']])(
    '%j gets the placeholder, hidden from readers, and one problem',
    (type) => {
      const page = renderHostile(articleWith({ id: 'hostile', type, data: { text: 'Readable words.' } }));
      expectNeighboursIntact(page);
      const note = [...page.main.querySelectorAll('[data-placeholder]')];
      expect(note.map(({ textContent }) => textContent)).toEqual([placeholder]);
      expect(note[0]?.hasAttribute('hidden')).toBe(true);
      expect(page.main.textContent).toContain('Readable words.');
      expect(page.problems).toMatchObject([
        {
          rule: 'block/unknown-type',
          blockId: 'hostile',
          blockType: type,
          pointer: expect.stringMatching(/^\/blocks\/1/),
        },
      ]);
    },
  );

  test.each([[7], [null], [['heading']], [{}], [true], [undefined]])(
    '%j as a type costs only the block',
    (type) => {
      const page = renderHostile(articleWith({ id: 'hostile', type, data: { text: 'x' } }));
      expectNeighboursIntact(page);
      expectNoLeakedValues(page);
      expect(page.problems.length).toBeGreaterThan(0);
      expect(page.problems.every(({ pointer }) => pointer.startsWith('/blocks/1'))).toBe(true);
    },
  );

  test.each([[null], [7], ['text'], [[]], [[[]]], [{}], [undefined], [true]])(
    '%j in place of a block costs only itself',
    (value) => {
      const page = renderHostile(articleWith(value));
      expectNeighboursIntact(page);
      expectNoLeakedValues(page);
    },
  );
});

describe('keys that reach for a prototype', () => {
  const poisoned =
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"text":"Title","level":2}';

  test('are refused or ignored wherever they stand, and pollute nothing', () => {
    const text = `{"path":"/a","title":"A page","__proto__":{"polluted":1},"blocks":[
      {"id":"before","type":"heading","data":{"text":"Before"}},
      {"id":"hostile","type":"heading","__proto__":{"polluted":1},"data":${poisoned}},
      {"id":"after","type":"rich-text","data":{"html":"<p>After the <strong>hostile</strong> part.</p>"}}]}`;
    const parsed = parseArticle(text);
    expect(parsed.ok && parsed.problems.length).toBeGreaterThan(0);
    const page = renderHostile(parsed.ok ? parsed.value : undefined);
    expectNeighboursIntact(page);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('are harmless also where the source parsed the JSON itself', () => {
    const page = renderHostile(articleWith({ id: 'hostile', type: 'heading', data: JSON.parse(poisoned) }));
    expectNeighboursIntact(page);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  const propsOfReact = {
    dangerouslySetInnerHTML: { __html: '<img src=x onerror=alert(1)>' },
    ref: 'x',
    key: 'x',
    children: ['spread'],
    $$typeof: 'Symbol(react.element)',
    props: { onClick: 'alert(1)' },
    style: 'x',
    onClick: 'alert(1)',
  };

  test.each(types)('that React knows as props are no fields of a %s, and reach no element', (type) => {
    const data = fixtures.find((fixture) => fixture.type === type)?.data;
    const { properties } = JSON.parse(readFileSync(`schemas/blocks/${type}.json`, 'utf8'));
    // A list has a field "style" of its own, which decides how its items are marked.
    const foreign = Object.entries(propsOfReact).filter(([name]) => !Object.hasOwn(properties, name));
    const clean = renderHostile(articleWith({ id: 'hostile', type, data }));
    const page = renderHostile(
      articleWith({ id: 'hostile', type, data: { ...data, ...Object.fromEntries(foreign) } }),
    );
    expect(page.html).toBe(clean.html);
    expect(new Set(page.problems.map(({ rule }) => rule))).toEqual(
      new Set(['schema/unknown-field', ...clean.problems.map(({ rule }) => rule)]),
    );
  });

  test('that React knows as props reach no element of basic nodes', () => {
    const node = { tag: 'p', attributes: propsOfReact, ...propsOfReact, children: ['Text'] };
    const page = renderHostile(articleWith({ id: 'hostile', type: 'basic', data: { nodes: [node] } }));
    expectNothingRuns(page);
    expectNeighboursIntact(page);
    expect(page.main.querySelector('img')).toBeNull();
  });
});

describe('documents that are no article', () => {
  test('a number beyond all numbers is no title and no width', () => {
    const parsed = parseArticle(
      '{"path":"/a","title":"x","blocks":[{"id":"i","type":"image","data":{"src":"/media/a.jpg","width":1e400}}]}',
    );
    const page = renderHostile(parsed.ok ? parsed.value : undefined);
    expect(page.html).not.toContain('Infinity');
  });

  const headings = (count: number) =>
    Array.from({ length: count }, (_, index) => heading(`b${index}`, `H ${index}`));

  test('20,000 blocks are no article', () => {
    const page = renderHostile({ path: '/a', title: 'A page', blocks: headings(20_000) });
    expect(page.document).toBeUndefined();
    expect(page.problems).toMatchObject([{ rule: 'json/too-many-items' }]);
  });

  test('of 9,000 blocks as many are shown as a page may have, and the rest is told once', () => {
    const page = renderHostile({ path: '/a', title: 'A page', blocks: headings(9_000) });
    expect(page.main.querySelectorAll('h2[id^="h-"]')).toHaveLength(maxBlocks);
    expect(page.problems.filter(({ rule }) => rule === 'block/too-many')).toHaveLength(1);
  });

  test.each([
    [{}],
    [[]],
    [null],
    [7],
    ['text'],
    [{ path: '/a' }],
    [{ path: '/a', title: 'x' }],
    [{ title: 'x', blocks: [] }],
  ])('%j gives no page, and says why', (value) => {
    const page = renderHostile(value);
    expect(page.document).toBeUndefined();
    expect(page.problems.length).toBeGreaterThan(0);
  });
});

describe('data that is not what the widget expects', () => {
  const values: unknown[] = [null, '', ' \u00a0\n', [], {}, 12, 'text', [null, null]];

  test.each(triedFixtures(6, 4).map((fixture) => [fixture.name, fixture] as const))(
    '%s with any one of its fields replaced leaves its neighbours whole, and shows no stand-in for a value',
    (_name, { type, data }) => {
      for (const field of Object.keys(data)) {
        const { [field]: _dropped, ...rest } = data;
        for (const changed of [rest, ...values.map((value) => ({ ...data, [field]: value }))]) {
          const page = renderHostile(articleWith({ id: 'hostile', type, data: changed }));
          expectOnlyItselfLost(page);
          expect(page.degraded).toBe(false);
        }
      }
    },
  );

  test.each(types)(
    'a %s of which nothing, or nothing of use, is filled in leaves its neighbours whole',
    (type) => {
      const fields = new Set(
        fixtures.filter((fixture) => fixture.type === type).flatMap(({ data }) => Object.keys(data)),
      );
      const filled = values.map((value) => Object.fromEntries([...fields].map((field) => [field, value])));
      for (const data of [{}, ...filled, ...values, undefined]) {
        const page = renderHostile(articleWith({ id: 'hostile', type, data }));
        expectOnlyItselfLost(page);
        expect(page.degraded).toBe(false);
      }
    },
  );

  test('any JSON in place of data costs at the most that block', () => {
    fc.assert(
      fc.property(fc.constantFrom(...types), fc.jsonValue({ maxDepth: 4 }), (type, data) => {
        const page = renderHostile(articleWith({ id: 'hostile', type, data }));
        expectNeighboursIntact(page);
        expectNothingRuns(page);
        expect(page.degraded).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});
