import { ContractCms } from '#content/cms/contract/contractCms.ts';
import { PayloadCms } from '#content/cms/payload/payloadCms.ts';
import { describeCms } from './describeCms.ts';
import { answerOf, at, documentOf } from './payload/pretendedPayload.ts';

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
