import { LRUCache } from 'lru-cache';
import { isRecord } from '#contracts/json/isRecord.ts';
import type { UpstreamStatus } from '#platform/upstream/upstream.ts';
import { maxArticleBytes } from '#transformer/article/limits.ts';
import type { FromHtmlNote } from '#transformer/fromHtml/note.ts';
import type { ContentLog } from '../../source/contentLog.ts';
import { ContentUnavailableError } from '../../source/errors.ts';
import { articleSummary } from '../articleSummary.ts';
import { articleText } from '../articleText.ts';
import type {
  Cms,
  CmsAnswer,
  CmsDocument,
  CmsMove,
  CmsPage,
  Known,
  ListedArticle,
  ListWish,
} from '../cms.ts';
import { CmsApi, type CmsApiOptions, type CmsReply } from '../cmsApi.ts';
import type { BlocksFromHtml } from '../cmsPlace.ts';
import { withOwnFault } from '../ownFault.ts';
import { revisionOf } from '../revisionOf.ts';
import { pathOfLink, questionsOfPath } from './postAddress.ts';
import { changedAt, envelopeOf, type Post, toArticle } from './toArticle.ts';

/** Of one type, oldest first: later posts move no other to another page. */
interface ListPlace {
  type: string;
  page: number;
  /** The page size stays while pages are counted. */
  size: number;
}

const pageSize = 100;
const wholePageSize = 25;

/** @throws ContentUnavailableError `mismatch`: the list is then read from its beginning */
function placeOf(cursor: string | undefined, types: readonly string[], isWhole: boolean): ListPlace {
  const size = isWhole ? wholePageSize : pageSize;
  if (cursor === undefined) return { type: types[0] ?? 'posts', page: 1, size };
  const [, type = '', page, counted] = /^(\S+) ([1-9]\d{0,6})x(25|100)$/.exec(cursor) ?? [];
  if (!types.includes(type))
    throw new ContentUnavailableError('mismatch', 'WordPress’s list has no such place.');
  return { type, page: Number(page), size: page === '1' ? size : Number(counted) };
}

/** Undefined after the last page of the last type. */
function cursorAfter(place: ListPlace, types: readonly string[], isLastOfType: boolean): string | undefined {
  const { type, page, size } = place;
  if (!isLastOfType) return `${type} ${page + 1}x${size}`;
  const next = types[types.indexOf(type) + 1];
  return next === undefined ? undefined : `${next} 1x${size}`;
}

export interface WordpressOptions extends CmsApiOptions {
  blocksFromHtml: BlocksFromHtml;
  types?: readonly string[] | undefined;
}

const usualTypes = ['posts', 'pages'];
/** One post has blocks and HTML; a page of the list some of them. */
const maxBytes = 2 * maxArticleBytes;
/** Cached types of paths, so that one request finds a post. */
const maxKnownTypes = 20_000;
const maxPages = 100_000;
/** More notes on a post's HTML are not logged. */
const maxReportedNotes = 20;

const listedFields = [
  ...['id', 'status', 'link', 'title.rendered', 'excerpt.rendered'],
  ...['date', 'date_gmt', 'modified', 'modified_gmt'],
  ...['content.protected', 'yoast_head_json.description', '_links', '_embedded'],
  ...['language', 'translationOf', 'description'].map((name) => `pagewell.${name}`),
].join(',');
const wholeFields = `${listedFields},content.rendered,pagewell.blocks`;
const shown = { _embed: 'author,wp:featuredmedia' };

/** REST client. With our plug-in (`adapters/wordpress/`) posts come with their original blocks. */
export class WordpressCms implements Cms {
  readonly kind = 'wordpress';
  readonly #api: CmsApi;
  readonly #log: ContentLog;
  readonly #types: readonly string[];
  readonly #blocksFromHtml: BlocksFromHtml;
  readonly #typeOfPath = new LRUCache<string, string>({ max: maxKnownTypes });

  /** @param address without `/wp-json` @throws TypeError for an unusable address */
  constructor(address: string, log: ContentLog, options: WordpressOptions) {
    const { blocksFromHtml, types = usualTypes, apiKey, ...others } = options;
    const isLogin = apiKey?.includes(':') ?? false;
    const key = isLogin ? Buffer.from(apiKey ?? '').toString('base64') : apiKey;
    this.#api = new CmsApi(address, { ...others, apiKey: key }, isLogin ? 'Basic' : 'Bearer');
    this.#log = log;
    this.#types = types;
    this.#blocksFromHtml = blocksFromHtml;
  }

  get address(): string {
    return this.#api.address;
  }

  article(path: string, known?: Known): Promise<CmsAnswer | CmsMove> {
    return withOwnFault(path, async () => {
      const post = await this.#find(path);
      if (post === undefined) return (await this.#movedTo(path)) ?? 'absent';
      const read = toArticle(post, { address: this.address, blocksFromHtml: this.#blocksFromHtml });
      if (read === undefined) return 'absent';
      const document = documentOf(read.article, post);
      if (document.etag === known?.etag) return 'unchanged';
      this.#report(path, read.notes);
      return document;
    });
  }

  async list(cursor?: string, { whole: isWhole = false }: ListWish = {}): Promise<CmsPage> {
    const place = placeOf(cursor, this.#types, isWhole);
    const { type, page, size } = place;
    const reply = await this.#listPage(place, isWhole);
    if (reply === undefined) return { articles: [], next: cursorAfter(place, this.#types, true) };
    const posts = postsIn(reply.value);
    const articles = posts.flatMap((post) => this.#listed(post, type, isWhole) ?? []);
    if (articles.length === 0 && posts.some(({ link }) => typeof link === 'string' && link.includes('?')))
      throw new ContentUnavailableError(
        'mismatch',
        'WordPress has plain permalinks (?p=17). Choose others in its Settings, Permalinks.',
      );
    // A full page is never the last, whatever the count: WordPress reports the end itself.
    const isLast = posts.length < size && page >= countedPages(reply.headers);
    return { articles, next: cursorAfter(place, this.#types, isLast) };
  }

  status(): UpstreamStatus {
    return this.#api.status();
  }

  close(): void {
    this.#api.close();
  }

  /** The slug alone may match other posts. The last known type is queried first. */
  async #find(path: string): Promise<Post | undefined> {
    const known = this.#typeOfPath.get(path);
    const found = known === undefined ? undefined : await this.#findIn(known, path);
    if (found !== undefined) return found;
    const others = this.#types.filter((type) => type !== known);
    const answers = await Promise.allSettled(others.map((type) => this.#findIn(type, path)));
    let failure: PromiseRejectedResult | undefined;
    for (const answer of answers) {
      if (answer.status === 'rejected') failure ??= answer;
      else if (answer.value !== undefined) return answer.value;
    }
    // A post is absent only if all types say so.
    if (failure !== undefined) throw failure.reason;
    return undefined;
  }

  async #findIn(type: string, path: string): Promise<Post | undefined> {
    for (const question of questionsOfPath(path)) {
      const query = { ...question, ...shown, _fields: wholeFields };
      const posts = postsIn((await this.#request(type, query)).value);
      const post = posts.find(({ link }) => pathOfLink(link, this.address) === path);
      if (post === undefined) continue;
      this.#typeOfPath.set(path, type);
      return post;
    }
    return undefined;
  }

  async #movedTo(path: string): Promise<CmsMove | undefined> {
    const reply = await this.#api.ask({
      endpoint: 'wp-json/pagewell/v1/moved',
      query: { path },
      maxBytes,
    });
    if (typeof reply === 'string' || !isRecord(reply.value)) return undefined;
    const to = pathOfLink(reply.value.to, this.address);
    return to === undefined || to === path ? undefined : { movedTo: to };
  }

  /** Undefined if the list has become shorter than this page. */
  async #listPage({ type, page, size }: ListPlace, isWhole: boolean) {
    const query = {
      ...{ orderby: 'id', order: 'asc', per_page: String(size), page: String(page) },
      ...{ ...shown, _fields: isWhole ? wholeFields : listedFields },
    };
    try {
      return await this.#request(type, query);
    } catch (error) {
      const isBeyondEnd = error instanceof ContentUnavailableError && error.status === 400 && page > 1;
      if (!isBeyondEnd) throw error;
      return undefined;
    }
  }

  #listed(post: Post, type: string, isWhole: boolean): ListedArticle | undefined {
    const envelope = envelopeOf(post, { address: this.address });
    const summary = articleSummary(envelope, changedAt(post));
    if (summary === undefined) return undefined;
    const { path } = summary;
    this.#typeOfPath.set(path, type);
    if (!isWhole) return summary;
    const whole = () =>
      withOwnFault(path, async () => {
        const read = toArticle(post, { address: this.address, blocksFromHtml: this.#blocksFromHtml });
        this.#report(path, read?.notes ?? []);
        return documentOf(read?.article ?? {}, post);
      });
    return { ...summary, whole };
  }

  /** @throws ContentUnavailableError `refused` if the REST API has no such type */
  async #request(type: string, query: Readonly<Record<string, string>>): Promise<Exclude<CmsReply, string>> {
    const reply = await this.#api.ask({ endpoint: `wp-json/wp/v2/${type}`, query, maxBytes });
    if (typeof reply === 'object') return reply;
    const message = `WordPress has no “${type}” in its REST API there. CONTENT_API_URL is its address without “/wp-json”; CONTENT_TYPES names types by their REST base.`;
    throw new ContentUnavailableError('refused', message, { status: 404 });
  }

  #report(path: string, notes: readonly FromHtmlNote[]): void {
    if (notes.length > 0)
      this.#log.warn(
        { path, notes: notes.slice(0, maxReportedNotes) },
        'a post could not be read completely',
      );
  }
}

function postsIn(value: unknown): readonly Post[] {
  if (Array.isArray(value)) return value.filter(isRecord);
  throw new ContentUnavailableError('mismatch', 'WordPress returned no list of posts.');
}

/** 0 if a proxy drops the header, or its value is impossible. */
function countedPages(headers: Headers): number {
  const pages = Number(headers.get('x-wp-totalpages'));
  return pages <= maxPages ? pages : 0;
}

/** REST gives no ETag, so the article's text is compared. */
function documentOf(article: Readonly<Record<string, unknown>>, { id }: Post): CmsDocument {
  const text = articleText(article, String(id));
  return { value: article, text, etag: revisionOf(text) };
}
