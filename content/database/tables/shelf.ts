import { type RawBuilder, sql } from 'kysely';
import { listing } from './listing.ts';

/**
 * The tables that readers' articles stand in: those of this publication's own editors, or those that a CMS feeds. Both have the same columns
 * where readers look, so each list and each search is written once, over a shelf.
 */
export interface Shelf {
  articles: RawBuilder<unknown>;
  /** What is true of a row of {@link articles} that readers get. */
  isPublished: RawBuilder<boolean>;
  /** What lists show of an article besides its columns: see `readListing`. */
  listing: RawBuilder<unknown>;
  /** The JSON of such a row's article, as text. */
  body: RawBuilder<string>;
  documents: RawBuilder<unknown>;
  names: RawBuilder<unknown>;
  /** How many articles have a word. */
  words: RawBuilder<unknown>;
  /** By what an article is found from others: see `describeArticles`. */
  described: RawBuilder<unknown>;
  /** Whose they are. */
  people: RawBuilder<unknown>;
}

export const ownShelf: Shelf = {
  articles: sql.table('articles'),
  isPublished: sql`published_revision is not null`,
  listing,
  body: sql`(select body::text from revisions where id = published_revision)`,
  documents: sql.table('search_documents'),
  names: sql.table('search_names'),
  words: sql.table('search_words'),
  described: sql.table('described_articles'),
  people: sql.table('article_people'),
};

export const cmsShelf: Shelf = {
  articles: sql.table('cms_articles'),
  isPublished: sql`gone_at is null`,
  listing: sql`listing`,
  body: sql`body`,
  documents: sql.table('cms_search_documents'),
  names: sql.table('cms_search_names'),
  words: sql.table('cms_search_words'),
  described: sql.table('cms_described_articles'),
  people: sql.table('cms_article_people'),
};
