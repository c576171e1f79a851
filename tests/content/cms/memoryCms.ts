import type { Cms, CmsAnswer, CmsPage } from '../../../content/cms/cms.ts';
import { readEnvelope, readListing } from '../../../content/source/articleDocument.ts';
import { ContentUnavailableError } from '../../../content/source/errors.ts';
import { Upstream } from '../../../platform/upstream/upstream.ts';
import { articleAt } from '../articles.ts';

/** A CMS in memory, with what a test wants to know and to break. */
export class MemoryCms implements Cms {
  readonly kind = 'memory';
  readonly address = 'memory://cms/';
  readonly published = new Map<string, unknown>();
  /** The paths that were asked for, in order. */
  readonly asked: string[] = [];
  /** The cursors that were asked for, in order. */
  readonly cursors: (string | undefined)[] = [];
  pageSize = 2;
  isDown = false;
  /** What the list says instead of what is published. */
  list: (cursor?: string) => Promise<CmsPage> = async (cursor) => this.usualPage(cursor);
  readonly #upstream = new Upstream();

  publish(path: string, title = `Title of ${path}`, more: object = {}): void {
    this.published.set(path, { ...articleAt(path, title), ...more });
  }

  async article(path: string): Promise<CmsAnswer> {
    this.asked.push(path);
    this.#beUp();
    const value = this.published.get(path);
    return value === undefined ? 'absent' : { value, text: JSON.stringify(value), etag: undefined };
  }

  usualPage(cursor = '0'): CmsPage {
    this.cursors.push(cursor);
    this.#beUp();
    const from = Number(cursor);
    const all = [...this.published];
    const articles = all.slice(from, from + this.pageSize).map(([path, value]) => {
      const { title, description } = readEnvelope(path, value);
      const updatedAt = '2026-05-01T00:00:00.000Z';
      return { path, title, ...(description && { description }), updatedAt, ...readListing(value) };
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
