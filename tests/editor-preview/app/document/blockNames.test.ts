import { blockName, blockSummary } from '#editor-preview/app/document/blockNames.ts';
import { opened } from '../support/openedArticle.ts';

const summaryOf = (html: string): string =>
  blockSummary({ id: 'a', fields: { id: 'a', type: 'rich-text', data: { html } }, slot: undefined });

test('what a block says of itself reads as its text does, also where the number of a source stands in it', () => {
  expect(
    summaryOf('<p>In the first<cite data-source="xu-2020"></cite>, 29 people had <b>less</b> pain.</p>'),
  ).toBe('In the first, 29 people had less pain.');
  expect(
    summaryOf('<p>A trial<cite data-source="vela-2022"></cite> of <cite>CBD</cite>.</p><p>And more.</p>'),
  ).toBe('A trial of CBD. And more.');
});

test('a name does not say the type twice', () => {
  const blocks = [{ id: 'a', type: 'sources', data: { header: 'Sources', items: [] } }];
  expect(blockName(opened({ path: '/a', title: 'A', blocks }), 'a')).toBe('Sources');
});
