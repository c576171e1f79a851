import type { ContentLog } from '../source/contentLog.ts';
import type { SearchHit } from '../source/source.ts';
import { readListPage, readSearchPage } from './answers.ts';
import type { JsonAnswer } from './cmsClient.ts';
import { hash, LastGoodCopies } from './lastGoodCopies.ts';

/** Pages of the list that are kept, of a hundred articles each. */
const maxPages = 200;

/**
 * The list of articles as the CMS last gave it, page by page, in memory and on disk: while the CMS is down, also after
 * a restart, there is a home page, and readers who search find articles by what the list says of them.
 */
export class LastGoodLists {
  readonly #pages: LastGoodCopies;

  private constructor(pages: LastGoodCopies) {
    this.#pages = pages;
  }

  /** Opens the lists of one CMS, in a folder apart from its articles. */
  static async open(dataDir: string, origin: string, log: ContentLog): Promise<LastGoodLists> {
    return new LastGoodLists(await LastGoodCopies.open(dataDir, `${origin} lists`, log, maxPages));
  }

  /** @param cursor of the page, as the one before it gave it; undefined is the first page */
  put(cursor: string | undefined, { text, json }: JsonAnswer): void {
    const now = new Date().toISOString();
    const revision = hash(text).slice(0, 32);
    const copy = { value: json, revision, etag: undefined, fetchedAt: now, confirmedAt: now };
    this.#pages.put({ path: pageName(cursor), ...copy }, text);
  }

  /** A page of the list as JSON, as the CMS gave it; undefined where it is not kept. */
  async get(cursor: string | undefined): Promise<unknown> {
    return (await this.#pages.get(pageName(cursor)))?.value;
  }

  /** The articles of which title and description hold every word of a text, as they stand in the list. */
  async search(text: string): Promise<SearchHit[]> {
    const words = wordsOf(text);
    if (words.length === 0) return [];
    const found: SearchHit[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < maxPages; page += 1) {
      const json = await this.get(cursor);
      if (json === undefined) break;
      found.push(...readSearchPage(json).hits.filter((hit) => holdsAll(hit, words)));
      const { next } = readListPage(json);
      if (next === undefined || next === cursor) break;
      cursor = next;
    }
    return found;
  }

  /** Settles when everything is written. */
  close(): Promise<void> {
    return this.#pages.close();
  }
}

function pageName(cursor: string | undefined): string {
  return cursor === undefined ? 'first' : `after ${cursor}`;
}

/** A word is found where one of the article's words begins with it: `supplement` finds `Supplements`. */
function holdsAll({ title, description }: SearchHit, words: readonly string[]): boolean {
  const own = wordsOf(`${title} ${description}`);
  return words.every((word) => own.some((other) => other.startsWith(word)));
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
