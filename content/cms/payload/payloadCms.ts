import type { UpstreamStatus } from '#platform/upstream/upstream.ts';
import { maxArticleBytes } from '#transformer/article/limits.ts';
import type { ContentLog } from '../../source/contentLog.ts';
import { ContentUnavailableError } from '../../source/errors.ts';
import { articleSummary } from '../articleSummary.ts';
import { articleText } from '../articleText.ts';
import type { Cms, CmsAnswer, CmsDocument, CmsPage, Known, ListedArticle, ListWish } from '../cms.ts';
import { CmsApi, type CmsApiOptions } from '../cmsApi.ts';
import { withOwnFault } from '../ownFault.ts';
import { revisionOf } from '../revisionOf.ts';
import { type DocumentProblem, documentId } from './document/documentReading.ts';
import { toArticle } from './document/toArticle.ts';
import { documentsIn, listQuery, readListPage } from './listPage.ts';

const maxDocumentBytes = 2 * maxArticleBytes;
/** A page has all of Payload's data about the lead pictures, or some whole documents. */
const maxPageBytes = 4_000_000;

/** REST client of a Payload with our fields (`adapters/payload/`). */
export class PayloadCms implements Cms {
  readonly kind = 'payload';
  readonly #api: CmsApi;
  readonly #log: ContentLog;

  /** @param address without `/api` @throws TypeError for an unusable address */
  constructor(address: string, log: ContentLog, options: CmsApiOptions = {}) {
    this.#api = new CmsApi(address, options, 'users API-Key');
    this.#log = log;
  }

  get address(): string {
    return this.#api.address;
  }

  article(path: string, known?: Known): Promise<CmsAnswer> {
    return withOwnFault(path, async () => {
      const [document] = documentsIn(
        await this.#request(
          {
            'where[path][equals]': path,
            'where[_status][equals]': 'published',
            depth: '1',
            limit: '1',
          },
          maxDocumentBytes,
        ),
      );
      return document === undefined ? 'absent' : this.#read(document, path, known);
    });
  }

  async list(cursor?: string, wish: ListWish = {}): Promise<CmsPage> {
    const answer = await this.#request(listQuery(cursor, wish), maxPageBytes);
    return readListPage(answer, cursor, wish, (document) => this.#listed(document, wish));
  }

  status(): UpstreamStatus {
    return this.#api.status();
  }

  close(): void {
    this.#api.close();
  }

  async #request(query: Readonly<Record<string, string>>, maxBytes: number): Promise<unknown> {
    const answer = await this.#api.ask({ endpoint: 'api/articles', query, maxBytes });
    if (typeof answer === 'object') return answer.value;
    // A search without results gives an empty list, so a 404 means that the collection is missing.
    const message =
      'Payload has no collection “articles” there. CONTENT_API_URL is its address without “/api”.';
    throw new ContentUnavailableError('refused', message, { status: 404 });
  }

  #read(document: unknown, path: string, known: Known | undefined): CmsAnswer {
    const { article, problems } = toArticle(document, { site: this.address });
    // A draft stays secret, and a database may ignore case in paths.
    if (article?.path !== path) return 'absent';
    const read = this.#whole(article, documentId(document));
    if (read.etag === known?.etag) return 'unchanged';
    this.#report(path, problems);
    return read;
  }

  /** Undefined for a document without a path, or a draft whatever was requested. */
  #listed(document: Readonly<Record<string, unknown>>, wish: ListWish): ListedArticle | undefined {
    const { whole: isWhole } = wish;
    const { article, problems } = toArticle(document, { site: this.address });
    const summary = articleSummary(article, document.updatedAt);
    if (!isWhole || article === undefined || summary === undefined) return summary;
    const { path } = summary;
    const whole = () =>
      withOwnFault(path, async () => {
        const read = this.#whole(article, documentId(document));
        this.#report(path, problems);
        return read;
      });
    return { ...summary, whole };
  }

  /** Payload gives no ETag, so the article's text is compared. */
  #whole(article: Readonly<Record<string, unknown>>, document: string): CmsDocument {
    const text = articleText(article, document);
    return { value: article, text, etag: revisionOf(text) };
  }

  #report(path: string, problems: readonly DocumentProblem[]): void {
    if (problems.length > 0)
      this.#log.warn({ path, problems }, 'a document of Payload could not be read completely');
  }
}
