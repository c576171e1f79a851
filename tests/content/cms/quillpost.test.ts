import { readFileSync } from 'node:fs';
import { cmsTools } from '#content/cms/own/cmsTools.ts';
import { openCms } from '#fixtures/cms/quillpost.ts';
import { blocksFromHtml } from '#transformer/fromHtml/fromHtml.ts';
import type { TestArticle } from '../articles.ts';
import { describeCms } from './describeCms.ts';

describeCms('the CMS of docs/adding-a-cms.md', {
  open: (address, log, options) => openCms({ address, log, options, blocksFromHtml, tools: cmsTools }),
  given: ({ blocks, ...article }) => ({
    ...article,
    blocks: blocks.map(({ type, data }) => ({ type, data })),
  }),
  article: (url, find) => {
    const slug = url.searchParams.get('slug');
    if (slug === null) return undefined;
    const article = find(`/${slug}`);
    return { json: { entries: article ? [entryOf(article)] : [], after: null } };
  },
  list: ({ searchParams }, published) => {
    const from = Number(searchParams.get('after') ?? 0);
    const end = from + Number(searchParams.get('per'));
    const after = end < published.length ? String(end) : null;
    return { json: { entries: [...published.slice(from, end).map(entryOf), withoutSlug], after } };
  },
});

/** It has no path, so no list names it. */
const withoutSlug = { uuid: 'q-0', headline: 'A guide without an address' };

function entryOf({ path, title, description, blocks }: TestArticle): object {
  return {
    ...{ uuid: `q-${path.length}`, slug: path.slice(1), headline: title, standfirst: description },
    ...{ body: blocks[0]?.data.html, changed: '2026-05-04T09:00:00.000Z' },
  };
}

test('stands in that page as it is', () =>
  expect(readFileSync('docs/adding-a-cms.md', 'utf8')).toContain(
    readFileSync('fixtures/cms/quillpost.ts', 'utf8'),
  ));
