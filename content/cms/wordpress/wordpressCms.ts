import { LRUCache } from 'lru-cache';
import { isRecord } from '#contracts/json/isRecord.ts';
import type { UpstreamStatus } from '#platform/upstream/upstream.ts';
import type { FromHtmlNote } from '#transformer/fromHtml/note.ts';
import { maxArticleBytes } from '#transformer/limits.ts';
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
import { pathOfLink, questionOfPath } from './postAddress.ts';
import { changedAt, envelopeOf, type Post, toArticle } from './toArticle.ts';

/** A page of one type's list, the oldest post first: later posts move no other to another page. */
interface ListPlace {
  /** As REST calls the type: `posts`. */
  type: string;
  page: number;
  /** Posts a page. Pages that are counted go on as long as they were. */
  size: number;
}

const pageSize = 100;
/** Of whole posts: WordPress makes the HTML of each. */
const wholePageSize = 25;

/** @throws ContentUnavailableError `mismatch` where it is none of ours: the list is read from its beginning then */
function placeOf(cursor: string | undefined, types: readonly string[], isWhole: boolean): ListPlace {
  const size = isWhole ? wholePageSize : pageSize;
  if (cursor === undefined) return { type: types[0] ?? 'posts', page: 1, size };
  const [, type = '', page, counted] = /^(\S+) ([1-9]\d{0,6})x(25|100)$/.exec(cursor) ?? [];
  if (!types.includes(type))
    throw new ContentUnavailableError('mismatch', 'WordPress’s list has no such place.');
  return { type, page: Number(page), size: page === '1' ? size : Number(counted) };
}

/** The cursor of the page behind one; undefined where it was the last page of the last type. */
function cursorAfter(
  { type, page, size }: ListPlace,
  types: readonly string[],
  isLastOfType: boolean,
): string | undefined {
  if (!isLastOfType) return `${type} ${page + 1}x${size}`;
  const next = types[types.indexOf(type) + 1];
  return next === undefined ? undefined : `${next} 1x${size}`;
}

export interface WordpressOptions extends CmsApiOptions {
  blocksFromHtml: BlocksFromHtml;
  /** The types that are published, as REST calls them. */
  types?: readonly string[] | undefined;
}

const usualTypes = ['posts', 'pages'];
/** Of an answer: one post comes with its blocks and with its HTML, and a page of the list with some of them. */
const maxBytes = 2 * maxArticleBytes;
/** Paths of which we remember the type, so that one question finds them. */
const maxKnownTypes = 20_000;
/** Of one type. */
const maxPages = 100_000;
/** Further notes on a post's HTML are not logged. */
const maxNotesTold = 20;

/** What is read of a post, for lists. */
const listedFields = [
  ...['id', 'status', 'link', 'title.rendered', 'excerpt.rendered'],
  ...['date', 'date_gmt', 'modified', 'modified_gmt'],
  ...['content.protected', 'yoast_head_json.description', '_links', '_embedded'],
  ...['language', 'translationOf', 'description'].map((name) => `pagewell.${name}`),
].join(',');
/** What is read of a whole post. */
const wholeFields = `${listedFields},content.rendered,pagewell.blocks`;
const shown = { _embed: 'author,wp:featuredmedia' };

/** Articles of a WordPress, over its REST API. With our plug-in (`adapters/wordpress/`) posts come with the blocks as they were written. */
export class WordpressCms implements Cms {
  readonly kind = 'wordpress';
  readonly #api: CmsApi;
  readonly #log: ContentLog;
  readonly #types: readonly string[];
  readonly #blocksFromHtml: BlocksFromHtml;
  readonly #typeOfPath = new LRUCache<string, string>({ max: maxKnownTypes });

  /**
   * @param address where WordPress is, without its `/wp-json`
   * @throws TypeError when the address is none that can be asked
   */
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
      this.#tell(path, read.notes);
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
    // A full page is never the last, whatever is counted: where nothing follows, WordPress says so.
    const isLast = posts.length < size && page >= countedPages(reply.headers);
    return { articles, next: cursorAfter(place, this.#types, isLast) };
  }

  status(): UpstreamStatus {
    return this.#api.status();
  }

  close(): void {
    this.#api.close();
  }

  /** The post at a path: its slug alone may be that of others. The type that it had the last time is queried first. */
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
    // That a post is nowhere is only known where all have said so.
    if (failure !== undefined) throw failure.reason;
    return undefined;
  }

  async #findIn(type: string, path: string): Promise<Post | undefined> {
    const query = { ...questionOfPath(path), ...shown, _fields: wholeFields };
    const posts = postsIn((await this.#ask(type, query)).value);
    const post = posts.find(({ link }) => pathOfLink(link, this.address) === path);
    if (post !== undefined) this.#typeOfPath.set(path, type);
    return post;
  }

  /** Where the post went that had this path as an old slug: our plug-in knows it. */
  async #movedTo(path: string): Promise<CmsMove | undefined> {
    const reply = await this.#api.ask({ endpoint: 'wp-json/pagewell/v1/moved', query: { path }, maxBytes });
    if (typeof reply === 'string' || !isRecord(reply.value)) return undefined;
    const to = pathOfLink(reply.value.to, this.address);
    return to === undefined || to === path ? undefined : { movedTo: to };
  }

  /** Undefined where the list has become shorter, so that the page is none any more. */
  async #listPage({ type, page, size }: ListPlace, isWhole: boolean) {
    const query = {
      ...{ orderby: 'id', order: 'asc', per_page: String(size), page: String(page) },
      ...{ ...shown, _fields: isWhole ? wholeFields : listedFields },
    };
    try {
      return await this.#ask(type, query);
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
        this.#tell(path, read?.notes ?? []);
        return documentOf(read?.article ?? {}, post);
      });
    return { ...summary, whole };
  }

  /** @throws ContentUnavailableError `refused` where WordPress has no such type in its REST API */
  async #ask(type: string, query: Readonly<Record<string, string>>): Promise<Exclude<CmsReply, string>> {
    const reply = await this.#api.ask({ endpoint: `wp-json/wp/v2/${type}`, query, maxBytes });
    if (typeof reply === 'object') return reply;
    const message = `WordPress has no “${type}” in its REST API there. CONTENT_API_URL is its address without “/wp-json”; CONTENT_TYPES names types by their REST base.`;
    throw new ContentUnavailableError('refused', message, { status: 404 });
  }

  #tell(path: string, notes: readonly FromHtmlNote[]): void {
    if (notes.length > 0)
      this.#log.warn({ path, notes: notes.slice(0, maxNotesTold) }, 'a post could not be read as it stands');
  }
}

/** @throws ContentUnavailableError `mismatch` */
function postsIn(value: unknown): readonly Post[] {
  if (Array.isArray(value)) return value.filter(isRecord);
  throw new ContentUnavailableError('mismatch', 'WordPress gave no list of posts.');
}

/** As many pages as WordPress counts; 0 where a proxy takes the header out, or it cannot be true. */
function countedPages(headers: Headers): number {
  const pages = Number(headers.get('x-wp-totalpages'));
  return pages <= maxPages ? pages : 0;
}

/** REST gives no ETag: a post that says the same article is unchanged. */
function documentOf(article: Readonly<Record<string, unknown>>, { id }: Post): CmsDocument {
  const text = articleText(article, String(id));
  return { value: article, text, etag: revisionOf(text) };
}
