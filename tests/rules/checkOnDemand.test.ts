import { globSync, readFileSync } from 'node:fs';
import { check } from '#rules/check.ts';
import * as onDemand from '#rules/checkOnDemand.ts';
import { description } from '../support/description.ts';

const at = new Date('2026-11-23');
const article = (...blocks: object[]) => ({ path: '/a', title: 'A', description, blocks });

const prose = { id: 'prose', type: 'rich-text', data: { html: '<p>It helps some people.</p>' } };
const claim = { id: 'claim', type: 'rich-text', data: { html: '<p>A miracle cure.</p>' } };
const product = { id: 'card', type: 'product-card', data: { productTitle: 'Glow', price: 'five' } };

describe('a check that loads what an article needs', () => {
  const files = [...globSync('fixtures/articles/*.json')];

  test.each(files)('finds in %s what the check with everything finds', async (file) => {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    expect(await onDemand.check(value, { at })).toEqual(check(value, { at }));
  });

  test.each([
    ['a claim', article(claim)],
    ['a wrong price', article(prose, product)],
    ['an unknown type', article({ id: 'x', type: 'prduct-card', data: {} })],
    ['no article', 'text'],
    [
      'a silenced claim',
      article({ ...claim, suppress: [{ rule: 'health/banned-phrase', reason: 'Ours.' }] }),
    ],
    [
      'a rule silenced for nothing',
      article({ ...prose, suppress: [{ rule: 'quiz/score-gap', reason: 'x' }] }),
    ],
    ['an older version', article({ id: 'p', type: 'paid-media', data: { ctaText: 'Buy' } })],
  ])('finds the same in %s', async (_what, value) => {
    expect(await onDemand.check(value, { at })).toEqual(check(value, { at }));
  });
});

describe('one block of an article', () => {
  test('is checked alone, and its findings are where it stands', async () => {
    const whole = article(prose, claim, product);
    const inBlock = (pointer: string) =>
      check(whole, { at }).filter((one) => one.pointer.startsWith(pointer));
    expect(await onDemand.checkBlock(whole, 1, { at })).toEqual(inBlock('/blocks/1'));
    expect(await onDemand.checkBlock(whole, 2, { at })).toEqual(inBlock('/blocks/2'));
    expect(await onDemand.checkBlock(whole, 0, { at })).toEqual([]);
  });

  test('hears nothing of what only the whole article shows', async () => {
    const silenced = { ...prose, suppress: [{ rule: 'id/duplicate', reason: 'We know of it.' }] };
    expect(await onDemand.checkBlock(article(silenced, prose), 0, { at })).toEqual([]);
  });
});
