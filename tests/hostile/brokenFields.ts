import { parentPointer, pointerKeys, pointerStep, valueAt } from '#contracts/json/jsonPointer.ts';
import { articlePage } from '#shell/article/articlePage.tsx';
import type { PageRenderer } from '#shell/renderPage.ts';
import { disclosureType } from '#transformer/normalise/insertDisclosure.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import { transformArticle } from '#transformer/transformArticle.ts';
import { pageRenderer, reader } from '../support/pageRenderer.ts';
import { type BlockFixture, blockFixtures } from './fixtureData.ts';

const example = (file: string): unknown => blockFixtures().find(({ name }) => name === `${file}.json`)?.data;

/**
 * The block in question stands between others of many kinds: with a paid link, a picture, an island, rich HTML. They are
 * small ones, because all of them are rendered thousands of times.
 */
const before = [
  { id: 'heading-before', type: 'heading', data: { text: 'What stands before' } },
  { id: 'card-before', type: 'product-card', data: example('product-card.no-rating') },
];
const after = [
  { id: 'quiz-after', type: 'quiz', data: example('quiz.minimal') },
  { id: 'faq-after', type: 'faq', data: example('faq.minimal') },
  { id: 'text-after', type: 'rich-text', data: { html: '<p>What stands <em>after</em>.</p>' } },
];
const place = `/blocks/${before.length}/data`;

let renderer: PageRenderer;
beforeAll(async () => {
  renderer = await pageRenderer();
});

interface Page {
  html: string;
  /** The HTML of every other block, in order, but of the disclosure, which names whom the paid links lead to. */
  others: readonly string[];
  problems: readonly Problem[];
  degraded: boolean;
}

function render(type: string, data: unknown): Page {
  const blocks = [...before, { id: 'changed', type, data }, ...after];
  const article = { path: '/hostile/fields', title: 'Fields', blocks };
  const { transformed, problems } = transformArticle(article, reader, {
    ...renderer,
    islandScripts: renderer.assets.islandScripts,
  });
  if (!transformed) throw new Error('The page is gone.');
  return {
    html: articlePage(transformed, reader, renderer).html,
    others: transformed.blocks
      .filter(({ block }) => block.id !== 'changed' && block.type !== disclosureType)
      .map(({ rendered }) => rendered.html),
    problems,
    degraded: transformed.blocks.some(({ rendered }) => rendered.degraded),
  };
}

/**
 * The pointer of every field in data. Of the items of a list, which are all alike, the first and the last are tried; of
 * blocks in a list the first, because each type has examples of its own.
 */
function pointersIn(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [pointer];
  const inner = keysTried(value).flatMap((key) =>
    pointersIn(Reflect.get(value, key), pointer + pointerStep(Array.isArray(value) ? Number(key) : key)),
  );
  return pointer === '' ? inner : [pointer, ...inner];
}

function keysTried(value: object): string[] {
  const keys = Object.keys(value);
  if (!Array.isArray(value)) return keys;
  return value.every(isBlock) ? keys.slice(0, 1) : [...new Set([...keys.slice(0, 1), ...keys.slice(-1)])];
}

function isBlock(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && 'data' in value;
}

function changed(data: unknown, [key, ...deeper]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const inner = changed(Reflect.get(Object(data), key), deeper, value);
  if (Array.isArray(data)) {
    return inner === undefined ? data.toSpliced(Number(key), 1) : data.with(Number(key), inner);
  }
  const kept = Object.entries(Object(data)).filter(([name]) => name !== key || inner !== undefined);
  return Object.fromEntries(kept.map(([name, one]) => [name, name === key ? inner : one]));
}

/** The examples that every type has. What is rarer is tried on these alone: thousands of pages take their time. */
const mainExamples = /\.(typical|minimal|extreme)\.json$/;

function changesOf(value: unknown, everything: boolean): [name: string, value: unknown][] {
  const isText = typeof value === 'string';
  const isNumber = typeof value === 'number';
  const isList = Array.isArray(value);
  const isGroup = typeof value === 'object' && !isList;
  const changes: [name: string, value: unknown, tried: boolean][] = [
    ['nothing', null, true],
    ['a number', isNumber ? '7 pieces' : 7, true],
    ['a group', isGroup ? ['x'] : {}, true],
    ['empty', isText ? '' : isList ? [] : {}, everything && !isNumber],
    ['a list of nothing', [null], everything && isList],
    ['too large', 1e300, everything && isNumber],
    ['below zero', -7.5, everything && isNumber],
    ['code', `"'><script>alert(1)</script>`, isText],
    ['an address that runs code', 'java\tscript:alert(1)', everything && isText],
    ['far too long', 'Ab '.repeat(4_000), everything && isText],
  ];
  return changes.flatMap(([name, changedTo, tried]) => (tried ? [[name, changedTo]] : []));
}

function faultsOf(page: Page, baseline: Page, pointer: string): string[] {
  const faults: string[] = [];
  if (page.degraded) faults.push('its widget throws');
  baseline.others.forEach((html, index) => {
    if (page.others[index] !== html) faults.push(`another block is not the same: ${index}`);
    if (!page.html.includes(html)) faults.push(`another block is not on the page: ${index}`);
  });
  const known = new Set(baseline.problems.map(({ fingerprint }) => fingerprint));
  // That nothing is left to show is told of the whole block, beside the cause.
  const told = page.problems.filter(
    ({ fingerprint, rule }) => !known.has(fingerprint) && rule !== 'block/shows-nothing',
  );
  const pointers = told.map((problem) => problem.pointer);
  for (const problem of told) {
    const isThere = problem.pointer === pointer || problem.pointer.startsWith(`${pointer}/`);
    if (!isThere) faults.push(`told elsewhere: ${problem.rule} ${problem.pointer}`);
  }
  if (new Set(pointers).size < pointers.length) {
    faults.push(`told more than once: ${told.map(({ rule, pointer: at }) => `${rule} ${at}`).join(', ')}`);
  }
  return faults;
}

/**
 * Drops, retypes and corrupts every field of examples, one at a time, and renders the page: the blocks around it come
 * through byte for byte, and every cause is told once, at the field.
 */
export function describeBrokenFields(fixtures: readonly BlockFixture[]): void {
  describe.each(fixtures)('in $name', ({ name, type, data }) => {
    let baseline: Page;
    beforeAll(() => {
      baseline = render(type, data);
    });
    const pointers = pointersIn(data);

    test('a field that is not there costs the other blocks nothing, and is told once, in the part that misses it', () => {
      const wrong = pointers.flatMap((pointer) => {
        const page = render(type, changed(data, pointerKeys(pointer), undefined));
        // In the part that misses it: where it has another name, that one is told, and items behind it have moved up.
        const part = place + (parentPointer(pointer) ?? '');
        return faultsOf(page, baseline, part).map((fault) => `${pointer}: ${fault}`);
      });
      expect(wrong).toEqual([]);
    });

    test('a field that is something else costs the other blocks nothing, and is told once, in its place', () => {
      const wrong = pointers.flatMap((pointer) =>
        changesOf(valueAt(data, pointer), mainExamples.test(name)).flatMap(([change, value]) => {
          const page = render(type, changed(data, pointerKeys(pointer), value));
          return faultsOf(page, baseline, place + pointer).map((fault) => `${pointer} ${change}: ${fault}`);
        }),
      );
      expect(wrong).toEqual([]);
    });
  });
}
