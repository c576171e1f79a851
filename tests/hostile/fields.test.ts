import { articlePage } from '../../shell/article/articlePage.tsx';
import type { BlockCache } from '../../transformer/blockCache.ts';
import { parentPointer, pointerKeys, pointerStep, valueAt } from '../../transformer/jsonPointer.ts';
import type { Problem } from '../../transformer/problem.ts';
import type { RenderedBlock } from '../../transformer/renderedBlock.ts';
import { transformArticle } from '../../transformer/transformArticle.ts';
import { type CheckedBlock, checkBlock } from '../../transformer/validate/checkBlock.ts';
import { checkEnvelope } from '../../transformer/validate/validateEnvelope.ts';
import { pageRenderer, reader } from '../support/pageRenderer.ts';
import { blockFixtures } from './fixtureData.ts';

/**
 * Drops, retypes and corrupts every field of every example of every block type, one at a time, and renders the page:
 * the blocks around it come through byte for byte, and every cause is told once, at the field.
 */
const typical = (type: string): unknown => blockFixtures('typical').find((one) => one.type === type)?.data;

/** The block in question stands between others of many kinds: with a paid link, a picture, an island, rich HTML. */
const before = [
  { id: 'heading-before', type: 'heading', data: { text: 'What stands before' } },
  { id: 'card-before', type: 'product-card', data: typical('product-card') },
];
const after = [
  { id: 'quiz-after', type: 'quiz', data: typical('quiz') },
  { id: 'faq-after', type: 'faq', data: typical('faq') },
  { id: 'text-after', type: 'rich-text', data: { html: '<p>What stands <em>after</em>.</p>' } },
];
const others: ReadonlySet<object> = new Set([...before, ...after]);
const place = `/blocks/${before.length}/data`;

const renderer = await pageRenderer();
const rendering = { ...renderer, islandScripts: renderer.assets.islandScripts, cache: cacheOfOthers() };

/** Checks and renders the blocks that nobody changes once, as a server does: thousands of pages are made here. */
function cacheOfOthers(): BlockCache {
  const checks = new Map<object, CheckedBlock>();
  return {
    recall: (article) => article,
    keep: () => {},
    measureOf: () => undefined,
    checkEnvelope,
    check(block) {
      const known = checks.get(block);
      if (known) return known;
      const outcome = checkBlock(block);
      if (!others.has(block)) return outcome;
      const kept = { ...outcome, renderings: new Map<string, RenderedBlock>() };
      checks.set(block, kept);
      return kept;
    },
    inserted: { get: () => undefined, set: () => {} },
  };
}

interface Page {
  html: string;
  /** The HTML of every other block, in order. */
  others: readonly string[];
  problems: readonly Problem[];
  degraded: boolean;
}

function render(type: string, data: unknown): Page {
  const blocks = [...before, { id: 'changed', type, data }, ...after];
  const article = { path: '/hostile/fields', title: 'Fields', blocks };
  const { transformed, problems } = transformArticle(article, reader, rendering);
  if (!transformed) throw new Error('The page is gone.');
  return {
    html: articlePage(transformed, reader, renderer).html,
    others: transformed.blocks
      .filter(({ block }) => block.id !== 'changed')
      .map(({ rendered }) => rendered.html),
    problems,
    degraded: transformed.blocks.some(({ rendered }) => rendered.degraded),
  };
}

/** The pointer of every field in data; of the items of a list, which are all alike, those of the first and the last. */
function pointersIn(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [pointer];
  const keys = Object.keys(value);
  const tried = Array.isArray(value)
    ? keys.filter((_, index) => index === 0 || index === keys.length - 1)
    : keys;
  const inner = tried.flatMap((key) =>
    pointersIn(Reflect.get(value, key), pointer + pointerStep(Array.isArray(value) ? Number(key) : key)),
  );
  return pointer === '' ? inner : [pointer, ...inner];
}

/** Data in which one value is another one, or gone. Only what is on the way there is copied. */
function changed(data: unknown, [key, ...deeper]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const inner = changed(Reflect.get(Object(data), key), deeper, value);
  if (Array.isArray(data)) {
    return inner === undefined ? data.toSpliced(Number(key), 1) : data.with(Number(key), inner);
  }
  const kept = Object.entries(Object(data)).filter(([name]) => name !== key || inner !== undefined);
  return Object.fromEntries(kept.map(([name, one]) => [name, name === key ? inner : one]));
}

/** What a value becomes, by the name of the change. */
function changesOf(value: unknown): [name: string, value: unknown][] {
  const retyped: [string, unknown][] = [
    ['nothing', null],
    ['a number', typeof value === 'number' ? '7 pieces' : 7],
    ['a group', typeof value === 'object' && !Array.isArray(value) ? ['x'] : {}],
  ];
  if (typeof value === 'string') {
    return [
      ...retyped,
      ['empty', ''],
      ['code', `"'><script>alert(1)</script>`],
      ['an address that runs code', 'java\tscript:alert(1)'],
      ['far too long', 'Ab '.repeat(4_000)],
    ];
  }
  if (typeof value === 'number') return [...retyped, ['too large', 1e300], ['below zero', -7.5]];
  if (Array.isArray(value)) return [...retyped, ['empty', []], ['a list of nothing', [null]]];
  return typeof value === 'object' ? [...retyped, ['empty', {}]] : retyped;
}

/** What is wrong with the page of a block that was changed at a pointer; nothing where all is well. */
function faultsOf(page: Page, baseline: Page, pointer: string): string[] {
  const faults: string[] = [];
  if (page.degraded) faults.push('its widget throws');
  baseline.others.forEach((html, index) => {
    if (page.others[index] !== html) faults.push(`another block is not the same: ${index}`);
    if (!page.html.includes(html)) faults.push(`another block is not on the page: ${index}`);
  });
  const known = new Set(baseline.problems.map(({ fingerprint }) => fingerprint));
  const told = page.problems.filter(({ fingerprint }) => !known.has(fingerprint));
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

describe.each(blockFixtures())('in $name', ({ type, data }) => {
  const baseline = render(type, data);
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
      changesOf(valueAt(data, pointer)).flatMap(([name, value]) => {
        const page = render(type, changed(data, pointerKeys(pointer), value));
        return faultsOf(page, baseline, place + pointer).map((fault) => `${pointer} ${name}: ${fault}`);
      }),
    );
    expect(wrong).toEqual([]);
  });
});
