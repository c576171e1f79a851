import type { Cms, CmsAnswer, CmsMove, CmsPage, ListedArticle, ListWish } from '#content/cms/cms.ts';
import { readEnvelope, readListing } from '#content/source/articleDocument.ts';
import { ContentUnavailableError } from '#content/source/errors.ts';
import { Upstream } from '#platform/upstream/upstream.ts';
import { articleAt } from '../articles.ts';

export const etagOfList = '"of the list"';

export class MemoryCms implements Cms {
  readonly kind = 'memory';
  readonly address = 'memory://cms/';
  readonly published = new Map<string, unknown>();
  readonly moved = new Map<string, string>();
  readonly asked: string[] = [];
  readonly cursors: (string | undefined)[] = [];
  readonly wishes: boolean[] = [];
  pageSize = 2;
  bringsWhole = false;
  isDown = false;
  list: (cursor?: string, wish?: ListWish) => Promise<CmsPage> = async (cursor, wish) =>
    this.usualPage(cursor, wish);
  readonly #upstream = new Upstream();

  publish(path: string, title = `Title of ${path}`, more: object = {}): void {
    this.published.set(path, { ...articleAt(path, title), ...more });
  }

  async article(path: string): Promise<CmsAnswer | CmsMove> {
    this.asked.push(path);
    this.#beUp();
    const movedTo = this.moved.get(path);
    if (movedTo !== undefined) return { movedTo };
    const value = this.published.get(path);
    return value === undefined ? 'absent' : { value, text: JSON.stringify(value), etag: undefined };
  }

  usualPage(cursor = '0', { whole = false }: ListWish = {}): CmsPage {
    this.cursors.push(cursor);
    this.wishes.push(whole);
    this.#beUp();
    const from = Number(cursor);
    const all = [...this.published];
    const articles = all.slice(from, from + this.pageSize).map(([path, value]): ListedArticle => {
      const { title, description } = readEnvelope(path, value);
      const updatedAt = '2026-05-01T00:00:00.000Z';
      const summary = { path, title, ...(description && { description }), updatedAt, ...readListing(value) };
      if (!whole || !this.bringsWhole) return summary;
      return { ...summary, whole: async () => ({ value, text: JSON.stringify(value), etag: etagOfList }) };
    });
    const next = from + this.pageSize;
    return { articles, next: next < all.length ? String(next) : undefined };
  }

  status() {
    return this.#upstream.status();
  }

  close(): void {
    this.#upstream.close();
  }

  #beUp(): void {
    if (this.isDown) throw new ContentUnavailableError('connect', 'The CMS is down.');
  }
}
