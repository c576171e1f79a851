import { isRecord } from '#contracts/json/isRecord.ts';
import type { UpstreamStatus } from '#platform/upstream/upstream.ts';
import { maxArticleBytes } from '#transformer/article/limits.ts';
import { ContentUnavailableError } from '../../source/errors.ts';
import { articleSummary } from '../articleSummary.ts';
import { articleText } from '../articleText.ts';
import type { Cms, CmsAnswer, CmsPage, Known, ListedArticle, ListWish } from '../cms.ts';
import { CmsApi, type CmsApiOptions } from '../cmsApi.ts';
import { withOwnFault } from '../ownFault.ts';

/** Of a page of the list, or the site configuration. */
const maxPageBytes = 1_000_000;
/** The CMS puts as many whole articles into a page as fit. */
const maxWholePageBytes = 2 * maxArticleBytes;
const listPageSize = 100;

/** `GET articles?path=`, `GET articles?limit=&cursor=` and `GET site` (docs/content-contract.md). */
export class ContractCms implements Cms {
  readonly kind = 'contract';
  readonly #api: CmsApi;

  constructor(address: string, options: CmsApiOptions = {}) {
    this.#api = new CmsApi(address, options);
  }

  get address(): string {
    return this.#api.address;
  }

  article(path: string, known?: Known): Promise<CmsAnswer> {
    return withOwnFault(path, async () => {
      const question = { endpoint: 'articles', query: { path }, maxBytes: maxArticleBytes, known };
      const answer = await this.#api.ask(question);
      if (typeof answer === 'string') return answer;
      const { headers: _, ...document } = answer;
      requireArticle(document.value, path);
      return document;
    });
  }

  async list(cursor?: string, { whole = false }: ListWish = {}): Promise<CmsPage> {
    const query = {
      limit: String(listPageSize),
      ...(cursor === undefined ? {} : { cursor }),
      ...(whole && { whole: 'true' }),
    };
    const maxBytes = whole ? maxWholePageBytes : maxPageBytes;
    const answer = await this.#api.ask({ endpoint: 'articles', query, maxBytes });
    if (typeof answer === 'object') return readListPage(answer.value);
    throw new ContentUnavailableError('unsupported', 'The CMS has no list of articles.', { status: 404 });
  }

  site(known?: Known): Promise<CmsAnswer> {
    return this.#api.ask({ endpoint: 'site', maxBytes: maxPageBytes, known });
  }

  status(): UpstreamStatus {
    return this.#api.status();
  }

  close(): void {
    this.#api.close();
  }
}

/** Interprets and validates the CMS's answers by the article contract. */

/** @throws ContentUnavailableError `mismatch` if it is not the requested article */
function requireArticle(json: unknown, path: string): asserts json is Readonly<Record<string, unknown>> {
  if (!isRecord(json) || json.path !== path)
    throw new ContentUnavailableError('mismatch', `The CMS returned a different article for ${path}.`);
}

function readListPage(json: unknown): CmsPage {
  if (!isRecord(json) || !Array.isArray(json.items))
    throw new ContentUnavailableError('mismatch', 'The CMS returned no list of articles.');
  const { next } = json;
  return {
    articles: json.items.filter(isRecord).flatMap((item) => listedArticle(item) ?? []),
    next: typeof next === 'string' && next !== '' ? next : undefined,
  };
}

function listedArticle(item: Readonly<Record<string, unknown>>): ListedArticle | undefined {
  const summary = articleSummary(item, item.updatedAt);
  if (summary === undefined || !isRecord(item.article)) return summary;
  const { article, etag } = item;
  const { path } = summary;
  const whole = () =>
    withOwnFault(path, async () => {
      requireArticle(article, path);
      const text = articleText(article, path);
      return { value: article, text, etag: isEtag(etag) ? etag : undefined };
    });
  return { ...summary, whole };
}

/** It is sent in a header. */
function isEtag(value: unknown): value is string {
  return typeof value === 'string' && /^(?:W\/)?"[\x21\x23-\x7e]{0,200}"$/.test(value);
}
