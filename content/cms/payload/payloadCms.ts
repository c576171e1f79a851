import type { UpstreamStatus } from '#platform/upstream/upstream.ts';
import { maxArticleBytes } from '#transformer/limits.ts';
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

/** A document also has the fields that were not filled in, and all of its pictures. */
const maxDocumentBytes = 2 * maxArticleBytes;
/** Of a page of the list, which has all that Payload knows of the lead pictures, or some whole documents. */
const maxPageBytes = 4_000_000;

/** Articles of a Payload that has our fields (`adapters/payload/`), over its REST API. */
export class PayloadCms implements Cms {
  readonly kind = 'payload';
  readonly #api: CmsApi;
  readonly #log: ContentLog;

  /**
   * @param address where Payload is, without its `/api`
   * @throws TypeError when the address is none that can be asked
   */
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
        await this.#ask(
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
    const answer = await this.#ask(listQuery(cursor, wish), maxPageBytes);
    return readListPage(answer, cursor, wish, (document) => this.#listed(document, wish));
  }

  status(): UpstreamStatus {
    return this.#api.status();
  }

  close(): void {
    this.#api.close();
  }

  async #ask(query: Readonly<Record<string, string>>, maxBytes: number): Promise<unknown> {
    const answer = await this.#api.ask({ endpoint: 'api/articles', query, maxBytes });
    if (typeof answer === 'object') return answer.value;
    // Where nothing is found Payload answers with an empty list: that there is no such collection is another matter.
    const message =
      'Payload has no collection “articles” there. CONTENT_API_URL is its address without “/api”.';
    throw new ContentUnavailableError('refused', message, { status: 404 });
  }

  #read(document: unknown, path: string, known: Known | undefined): CmsAnswer {
    const { article, problems } = toArticle(document, { site: this.address });
    // A draft is what readers must not know of; a database may compare paths without regard to case.
    if (article?.path !== path) return 'absent';
    const read = this.#whole(article, documentId(document));
    if (read.etag === known?.etag) return 'unchanged';
    this.#tell(path, problems);
    return read;
  }

  /** Undefined for a document that has no path yet, or is a draft whatever was requested: readers have seen nothing of it. */
  #listed(
    document: Readonly<Record<string, unknown>>,
    { whole: isWhole }: ListWish,
  ): ListedArticle | undefined {
    const { article, problems } = toArticle(document, { site: this.address });
    const summary = articleSummary(article, document.updatedAt);
    if (!isWhole || article === undefined || summary === undefined) return summary;
    const { path } = summary;
    const whole = () =>
      withOwnFault(path, async () => {
        const read = this.#whole(article, documentId(document));
        this.#tell(path, problems);
        return read;
      });
    return { ...summary, whole };
  }

  /** Payload gives no ETag: an article that it says in the same words is unchanged. */
  #whole(article: Readonly<Record<string, unknown>>, document: string): CmsDocument {
    const text = articleText(article, document);
    return { value: article, text, etag: revisionOf(text) };
  }

  #tell(path: string, problems: readonly DocumentProblem[]): void {
    if (problems.length > 0)
      this.#log.warn({ path, problems }, 'a document of Payload could not be read as it stands');
  }
}
