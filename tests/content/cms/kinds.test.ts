import { ContractCms } from '#content/cms/contract/contractCms.ts';
import { PayloadCms } from '#content/cms/payload/payloadCms.ts';
import { WordpressCms } from '#content/cms/wordpress/wordpressCms.ts';
import { blocksFromHtml } from '#transformer/fromHtml/fromHtml.ts';
import { describeCms } from './describeCms.ts';
import { answerOf, at, documentOf } from './payload/pretendedPayload.ts';
import * as wordpress from './wordpress/pretendedWordpress.ts';

describeCms('the contract', {
  open: (address, _log, options) => new ContractCms(address, options),
  isOurContract: true,
  bringsWhole: true,
  article: (url, find) => {
    const path = url.searchParams.get('path');
    if (path === null) return undefined;
    const article = find(path);
    return article ? { json: article } : { status: 404, json: {} };
  },
  list: (url, published) => {
    const from = Number(url.searchParams.get('cursor') ?? 0);
    const end = from + Number(url.searchParams.get('limit'));
    const isWhole = url.searchParams.get('whole') === 'true';
    const items = published.slice(from, end).map((article) => {
      const { path, title, description } = article;
      const updatedAt = '2026-05-04T09:00:00Z';
      return { path, title, description, updatedAt, ...(isWhole && { article }) };
    });
    return { json: { items, ...(end < published.length && { next: String(end) }) } };
  },
});

describeCms('Payload', {
  open: (address, log, options) => new PayloadCms(address, log, options),
  bringsWhole: true,
  article: (url, find) => {
    const path = url.searchParams.get('where[path][equals]');
    if (path === null) return undefined;
    const article = find(path);
    return { json: { docs: article ? [documentOf(article, { _status: 'published' })] : [] } };
  },
  list: (url, published) => ({
    json: answerOf(
      published.map((article, id) => documentOf(article, { id, updatedAt: at(id), _status: 'published' })),
      url.searchParams,
    ),
  }),
});

describeCms('WordPress', {
  open: (address, log, options) => new WordpressCms(address, log, { ...options, blocksFromHtml }),
  bringsWhole: true,
  endsWithSlash: true,
  given: ({ path, title, description, blocks }) => ({
    ...{
      path,
      title,
      description,
      publishedAt: '2026-05-03T05:00:00-04:00',
      updatedAt: '2026-05-04T05:00:00-04:00',
    },
    blocks: blocks.map((block) => ({ ...block, id: 'rich-text-1' })),
  }),
  article: ({ pathname, searchParams }, find) => {
    if (pathname.startsWith('/wp-json/pagewell/')) return { status: 404, json: { code: 'rest_no_route' } };
    const slug = searchParams.get('slug');
    if (slug === null) return undefined;
    const found = pathname.endsWith('/posts') && find(`/sleep/${slug}`);
    return { json: found ? [wordpress.postOf(found)] : [] };
  },
  list: ({ pathname, searchParams }, published) =>
    wordpress.answerOf(
      pathname.endsWith('/posts') ? published.map((article, id) => wordpress.postOf(article, { id })) : [],
      searchParams,
    ),
});
