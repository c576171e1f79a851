import { type RawBuilder, sql } from 'kysely';
import { listing } from './listing.ts';

/**
 * The tables that readers' articles stand in, so that what is asked of them is written once, whichever tables those are: they have the same
 * columns where readers look.
 */
export interface Shelf {
  articles: RawBuilder<unknown>;
  /** What is true of a row of {@link articles} that readers get. */
  isPublished: RawBuilder<boolean>;
  /** What lists show of an article besides its columns: see `readListing`. */
  listing: RawBuilder<unknown>;
  /** How many articles have a word. */
  words: RawBuilder<unknown>;
  /** By what an article is found from others: see `describe`. */
  described: RawBuilder<unknown>;
  /** Whose they are. */
  people: RawBuilder<unknown>;
}

export const ownShelf: Shelf = {
  articles: sql.table('articles'),
  isPublished: sql`published_revision is not null`,
  listing,
  words: sql.table('search_words'),
  described: sql.table('described_articles'),
  people: sql.table('article_people'),
};
