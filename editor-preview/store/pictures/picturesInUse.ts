import { sql } from 'kysely';
import type { Database } from '#content/database/tables/tables.ts';
import { lastKey } from '#contracts/json/jsonPointer.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import { isBlockType } from '#schemas/blockTypes.ts';
import { altTextFields, imageFields } from '#schemas/generated/fieldLists.ts';
import { forEachText } from '#transformer/article/fieldValues.ts';
import { writtenBlocks } from '#transformer/blockTree.ts';

export interface ArticleWithPictures {
  path: string;
  title: string;
  pictures: readonly PlacedPicture[];
}

interface KnownArticle extends ArticleWithPictures {
  revision: string;
}

const batch = 50;

/** Of the draft if there is one. Cached until there is a newer draft or revision. */
export class PicturesInUse {
  readonly #db: Database;
  #known = new Map<string, KnownArticle>();

  constructor(db: Database) {
    this.#db = db;
  }

  async read(): Promise<readonly ArticleWithPictures[]> {
    const { rows } = await sql<{ path: string; title: string; revision: string }>`
      select coalesce(d.path, a.path) as path, coalesce(d.title, a.title) as title,
        coalesce(d.revision, a.published_revision)::text as revision
      from articles a full join drafts d on d.path = a.path
      where coalesce(d.revision, a.published_revision) is not null order by 1`.execute(this.#db);
    const outdated = rows.filter(({ path, revision }) => this.#known.get(path)?.revision !== revision);
    const read = new Map<string, readonly PlacedPicture[]>();
    for (let from = 0; from < outdated.length; from += batch) {
      for (const { path, body } of await this.#bodies(outdated.slice(from, from + batch)))
        read.set(path, picturesInArticle(body));
    }
    const known = rows.map(({ path, title, revision }): KnownArticle => {
      const pictures = read.get(path) ?? this.#known.get(path)?.pictures ?? [];
      return { path, title, revision, pictures };
    });
    this.#known = new Map(known.map((article) => [article.path, article]));
    return known;
  }

  async #bodies(articles: readonly { path: string }[]): Promise<{ path: string; body: unknown }[]> {
    const paths = articles.map(({ path }) => path);
    const { rows } = await sql<{ path: string; body: unknown }>`
      select coalesce(d.path, a.path) as path, coalesce(d.body, r.body) as body
      from articles a full join drafts d on d.path = a.path
      left join revisions r on r.id = a.published_revision
      where coalesce(d.path, a.path) in (${sql.join(paths)})`.execute(this.#db);
    return rows;
  }
}

interface PlacedPicture {
  src: string;
  alt?: string;
}

/** Accepts any shape, ignores invalid parts. In reading order. */
export function picturesInArticle(article: unknown): PlacedPicture[] {
  const found = pictureOf(field(article, 'image'), 'src', 'alt');
  for (const { type, data } of writtenBlocks(article)) {
    if (!isBlockType(type)) continue;
    forEachText(data, imageFields[type], (_src, { field: at, owner }) => {
      const alt = altTextFields[type][at];
      found.push(...pictureOf(owner, lastKey(at), alt === undefined ? undefined : lastKey(alt)));
    });
  }
  return found;
}

function pictureOf(owner: unknown, srcName: string, altName: string | undefined): PlacedPicture[] {
  const src = field(owner, srcName);
  const alt = altName === undefined ? undefined : field(owner, altName);
  if (typeof src !== 'string' || src === '') return [];
  return [{ src, ...(typeof alt === 'string' && alt !== '' ? { alt } : {}) }];
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? ownValue(value, key) : undefined;
}
