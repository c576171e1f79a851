import type { UpstreamStatus } from '#platform/upstream/upstream.ts';
import { maxArticleBytes } from '#transformer/limits.ts';
import { ContentUnavailableError } from '../../source/errors.ts';
import type { Cms, CmsAnswer, CmsPage, Known, ListWish } from '../cms.ts';
import { CmsApi, type CmsApiOptions } from '../cmsApi.ts';
import { withOwnFault } from '../ownFault.ts';
import { readListPage, requireArticle } from './answers.ts';

/** Of a page of the list, and of what stands around the articles. */
const maxPageBytes = 1_000_000;
/** Of a page of the list with whole articles: the CMS puts in as many as fit. */
const maxWholePageBytes = 2 * maxArticleBytes;
const listPageSize = 100;

/**
 * A CMS that serves our own article contract (docs/content-contract.md): `GET articles?path=`, `GET articles?limit=&cursor=` and `GET site`
 * below its address.
 */
export class ContractCms implements Cms {
  readonly kind = 'contract';
  readonly #api: CmsApi;

  /** @throws TypeError when the address is none that can be asked. */
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
