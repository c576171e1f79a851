import { readFileSync } from 'node:fs';
import { jest } from '@jest/globals';
import { description } from '../../support/description.ts';
import { prose } from '../../support/someBlocks.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const Stats = (): never => {
  throw new Error('the figures fell over');
};
jest.unstable_mockModule('#widgets/stats/Stats.tsx', () => ({ default: Stats }));
const { runCommand, validateForPrograms } = await import('../runCommand.ts');

const folder = temporaryFolder();

const faulty: [rule: string, block: { id: string; type: string; data: object }][] = [
  ['block/render-failed', { id: 'a', type: 'stats', data: { items: [] } }],
  [
    'discount/quotation-mark',
    { id: 'a', type: 'product-card', data: { productTitle: 'Glow', discount: '20% off with "GLOW' } },
  ],
  [
    'video/not-shown',
    { id: 'a', type: 'video', data: { title: 'T', embeddedVideoCode: 'https://player.vimeo.com/video/76' } },
  ],
  ['html/too-deep', prose('a', `<p>${'<b>'.repeat(60)}Text${'</b>'.repeat(60)}</p>`)],
];

const articleOf = (block: object): string =>
  JSON.stringify({ path: '/a', title: 'A', description, blocks: [block] });

const empty: [what: string, type: string, data: object][] = [
  ['a text of blanks', 'rich-text', { html: '<p>&nbsp;</p>' }],
  ['a video without a code', 'video', { title: 'How to breathe' }],
  ['comments without a comment', 'top-comments', { comments: [{ comment: ' ' }] }],
  ['an announcement without words', 'announcement-bar', { campaignName: 'a' }],
  ['a ticker without a headline', 'ticker-hero', { tickerHeadline: {}, newsletterLists: ['better-nights'] }],
  ['a ticker of blanks', 'ticker-hero', { tickerHeadline: { beforeText: ' ', items: [' '] } }],
  ['a driver without words', 'driver', { campaignName: 'a', style: 'hero' }],
  ['a driver whose link leads nowhere', 'driver', { callToAction: 'Read on', headline: ' ' }],
];

test.each(empty)('%s shows nothing, and the command says so', async (_what, type, data) => {
  const file = folder.write('e.json', articleOf({ id: 'a', type, data }));
  const { problems } = await validateForPrograms('--no-cache', file);
  const found = problems.filter(({ rule }: { rule: string }) => rule === 'block/shows-nothing');
  expect(found).toMatchObject([{ pointer: '/blocks/0', severity: 'warning' }]);
});

test.each([
  ['a form', 'newsletter-signup', {}],
  ['a driver of type email', 'driver', { driverType: 'email', newsletterLists: ['better-nights'] }],
  ['a driver that names letters', 'driver', { newsletterLists: ['better-nights'] }],
  ['a ticker with a headline', 'ticker-hero', { tickerHeadline: { items: ['Sleep well'] } }],
])('%s for letters is no fault where the command knows of no letters', async (_what, type, data) => {
  const file = folder.write('f.json', articleOf({ id: 'a', type, data }));
  expect((await validateForPrograms('--no-cache', file)).rules).not.toContain('block/shows-nothing');
});

describe.each(faulty)('%s, which readers see on the page', (rule, block) => {
  test('is found by the command', async () => {
    const file = folder.write('a.json', articleOf(block));
    expect((await validateForPrograms('--no-cache', file)).rules).toContain(rule);
  });

  test('stays silenced where its author says why, also when everything else is mended', async () => {
    const silenced = { ...block, suppress: [{ rule, reason: 'We know of it.' }] };
    const file = folder.write('b.json', articleOf(silenced));
    const { rules } = await validateForPrograms('--no-cache', '--fix', file);
    expect(rules).not.toContain(rule);
    expect(rules).not.toContain('meta/unused-suppression');
    expect(JSON.parse(readFileSync(file, 'utf8')).blocks[0].suppress).toHaveLength(1);
  });
});

test('a run for other rules loads no widgets, and says nothing of them', async () => {
  const file = folder.write('c.json', articleOf({ id: 'a', type: 'stats', data: { items: [] } }));
  const { status } = await runCommand('validate', '--no-cache', '--rule', 'html/*', file);
  expect(status).toBe(0);
});
