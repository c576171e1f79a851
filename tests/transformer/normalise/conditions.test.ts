import { blockTypes } from '#schemas/blockTypes.ts';
import type { BlockType } from '#schemas/generated/types.ts';
import type { BlockContext } from '#transformer/article/blockContext.ts';
import type { BlockList, NumberedBlock } from '#transformer/article/preparedArticle.ts';
import { treeOfBlocks } from '#transformer/blockTree.ts';
import { dependsOn } from '#transformer/normalise/dependsOn.ts';
import { gateBlocks } from '#transformer/normalise/gateBlocks.ts';
import type { NormaliseContext } from '#transformer/normalise/normaliseContext.ts';
import type { LoadedRegistry } from '#transformer/registry/widget.ts';
import { basic, heading, numberedBlocksOf, topIdsOf } from './articles.ts';

const shownTo = (blocks: BlockList<NumberedBlock>, reader: Partial<NormaliseContext>) =>
  gateBlocks(blocks, { experiments: {}, country: undefined, ...reader }).shown;
const inVariant = (id: string, variant: string, experiment = 'layout') =>
  heading({ id, when: { experiment, variant } });
const inCountries = (id: string, ...countries: string[]) => heading({ id, when: { countries } });

describe('the condition of an experiment', () => {
  const blocks = numberedBlocksOf(
    heading({ id: 'all' }),
    inVariant('high', 'high'),
    inVariant('control', 'control'),
  );

  test.each([
    ['takes part in the variant', { layout: 'high' }, ['all', 'high']],
    ['takes part in another variant', { layout: 'low' }, ['all']],
    ['takes no part', {}, ['all', 'control']],
    ['is in the control group', { layout: 'control' }, ['all', 'control']],
    ['takes part in another experiment', { other: 'high' }, ['all', 'control']],
  ])('holds or not for a reader who %s', (_who, experiments, ids) =>
    expect(topIdsOf(shownTo(blocks, { experiments }))).toEqual(ids),
  );

  test('asks only for experiments of their own name', () => {
    const odd = numberedBlocksOf(inVariant('odd', 'x', 'constructor'));
    expect(topIdsOf(shownTo(odd, { experiments: {} }))).toEqual([]);
  });

  test('says nothing of countries', () => {
    const both = numberedBlocksOf(
      heading({ id: 'x', when: { experiment: 'layout', variant: 'high', countries: ['US'] } }),
    );
    expect(topIdsOf(shownTo(both, { experiments: { layout: 'high' }, country: 'US' }))).toEqual(['x']);
  });
});

describe('the condition of a country', () => {
  const blocks = numberedBlocksOf(
    heading({ id: 'all' }),
    inCountries('us', 'US', 'CA'),
    inCountries('de', 'DE'),
  );

  test.each([
    ['in one of its countries', 'CA', ['all', 'us']],
    ['whose country comes in small letters', 'us', ['all', 'us']],
    ['in another country', 'FR', ['all']],
    ['whose country is unknown', undefined, ['all']],
    ['whose country is no country', 'US,CA', ['all']],
  ])('holds or not for a reader %s', (_who, country, ids) =>
    expect(topIdsOf(shownTo(blocks, { country }))).toEqual(ids),
  );
});

describe('a type that is for some countries', () => {
  const countriesOf = (type: string) => (type === 'quote' ? ['US', 'CA'] : undefined);
  const quote = (id: string, when: object = {}) => ({ ...heading({ id, when }), type: 'quote' });
  const blocks = numberedBlocksOf(
    heading({ id: 'all' }),
    quote('own'),
    quote('both', { countries: ['CA', 'DE'] }),
  );
  const shown = (given: { country: string | undefined; preview?: boolean }) =>
    topIdsOf(shownTo(blocks, { countriesOf, ...given }));

  test.each([
    ['of one of them', 'US', ['all', 'own']],
    ['of one that a block names as well', 'CA', ['all', 'own', 'both']],
    ['of one that a block names alone', 'DE', ['all']],
    ['of another', 'GB', ['all']],
    ['of whom nothing is known', undefined, ['all']],
  ])('comes to readers %s', (_who, country, ids) => expect(shown({ country })).toEqual(ids));

  test('is shown in a preview that names no country, and left out in one that names another', () => {
    expect(shown({ country: undefined, preview: true })).toEqual(['all', 'own']);
    expect(shown({ country: 'GB', preview: true })).toEqual(['all']);
  });

  test('makes a page tell these readers apart, and no others', () => {
    const registry: LoadedRegistry = new Map([
      [
        'quote',
        {
          type: 'quote',
          hydrate: 'never',
          layout: 'column',
          component: () => null,
          reads: [],
          countries: ['US', 'CA'],
        },
      ],
    ]);
    expect(dependsOn(blocks, registry).countries).toEqual(['CA', 'DE', 'US']);
    expect(dependsOn(numberedBlocksOf(quote('own')), registry).countries).toEqual(['CA', 'US']);
    expect(dependsOn(numberedBlocksOf(heading()), registry).countries).toEqual([]);
  });
});

describe('the condition of a time', () => {
  const blocks = numberedBlocksOf(
    heading({ id: 'all' }),
    heading({ id: 'offer', when: { from: '2026-11-27T00:00:00Z', until: '2026-12-01T00:00:00+01:00' } }),
    heading({ id: 'later', when: { from: '2026-12-01T00:00:00Z' } }),
  );

  test.each([
    ['before it', '2026-11-26T23:59:59Z', ['all']],
    ['at its first moment', '2026-11-27T00:00:00Z', ['all', 'offer']],
    ['at its last moment', '2026-11-30T22:59:59Z', ['all', 'offer']],
    ['behind it', '2026-11-30T23:00:00Z', ['all']],
    ['within another', '2027-01-01T00:00:00Z', ['all', 'later']],
  ])('holds or not for a reader who comes %s', (_when, at, ids) =>
    expect(topIdsOf(shownTo(blocks, { at }))).toEqual(ids),
  );

  test('says when the page becomes another one by itself', () => {
    const { instants } = dependsOn(blocks, new Map());
    expect(instants?.map((instant) => new Date(instant).toISOString())).toEqual([
      '2026-11-27T00:00:00.000Z',
      '2026-11-30T23:00:00.000Z',
      '2026-12-01T00:00:00.000Z',
    ]);
    expect(dependsOn(numberedBlocksOf(heading({ id: 'all' })), new Map())).not.toHaveProperty('instants');
  });
});

describe('the condition of a block inside another one', () => {
  const blocks = numberedBlocksOf(
    basic('b', 'one', inVariant('high', 'high'), { tag: 'p', children: [inCountries('us', 'US'), 'two'] }),
  );

  test('costs that block alone, and nothing behind it moves', () => {
    const { blocks: shown } = treeOfBlocks(shownTo(blocks, { country: 'DE' }));
    expect(shown[0]?.data).toEqual({ nodes: ['one', '', { tag: 'p', children: ['', 'two'] }] });
  });

  test('leaves all blocks as they are where it holds', () =>
    expect(shownTo(blocks, { experiments: { layout: 'high' }, country: 'US' })).toEqual(blocks));
});

function registryReading(reads: Partial<Record<BlockType, readonly (keyof BlockContext)[]>>): LoadedRegistry {
  return new Map(
    blockTypes.map((type) => [
      type,
      { type, hydrate: 'never', layout: 'column', component: () => null, reads: reads[type] ?? [] },
    ]),
  );
}

describe('what a page depends on', () => {
  test.each([
    ['no condition', numberedBlocksOf(heading()), { experiments: [], countries: [] }],
    ['an experiment', numberedBlocksOf(inVariant('a', 'high')), { experiments: ['layout'], countries: [] }],
    ['a country', numberedBlocksOf(inCountries('a', 'US')), { experiments: [], countries: ['US'] }],
    [
      'several, each once and in order',
      numberedBlocksOf(inVariant('a', 'x', 'z'), inVariant('b', 'x', 'a'), inVariant('c', 'y', 'z')),
      { experiments: ['a', 'z'], countries: [] },
    ],
    [
      'one inside another block',
      numberedBlocksOf(basic('b', { tag: 'p', children: [inVariant('a', 'x'), inCountries('c', 'US')] })),
      { experiments: ['layout'], countries: ['US'] },
    ],
  ])('with %s', (_case, blocks, expected) =>
    expect(dependsOn(blocks, registryReading({}))).toEqual(expected),
  );

  test.each([
    ['the country', ['country' as const], { experiments: [], countries: 'all' }],
    ['experiments, which can be any', ['experiments' as const], { experiments: 'all', countries: [] }],
    [
      'one experiment',
      ['commercePropensity' as const],
      { experiments: ['commercePropensity'], countries: [] },
    ],
    ['nothing of its reader', ['articlePath' as const], { experiments: [], countries: [] }],
  ])('with a widget that reads %s', (_what, reads, expected) => {
    const registry = registryReading({ heading: reads });
    expect(dependsOn(numberedBlocksOf(heading()), registry)).toEqual(expected);
    const nested = numberedBlocksOf(basic('b', { tag: 'p', children: [heading({ id: 'inside' })] }));
    expect(dependsOn(nested, registry)).toEqual(expected);
  });

  test('names single experiments no longer once a widget reads all of them', () => {
    const registry = registryReading({ heading: ['experiments'] });
    expect(dependsOn(numberedBlocksOf(inVariant('a', 'high')), registry).experiments).toBe('all');
  });
});
