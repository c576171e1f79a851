import { type RawBuilder, sql } from 'kysely';
import {
  defaultSearchLimit,
  maxSearchLimit,
  maxSearchOffset,
  maxSearchTextLength,
  maxSuggestions,
  type SearchHit,
  type SearchOptions,
  type SearchResult,
} from '../../source/source.ts';
import { withoutQuestionWords } from '../../text/questionWords.ts';
import {
  distinctWords,
  foldText,
  nameForm,
  queryForm,
  unspacedWords,
  words,
} from '../../text/searchWords.ts';
import { isShown, type Origin } from '../tables/origin.ts';
import type { Database } from '../tables/tables.ts';
import { nearestWord } from './nearestWord.ts';
import {
  anyOf,
  excerpt,
  type HitRow,
  headlineOptions,
  maxQueryWords,
  queryWords,
  sentence,
  significantWords,
  titledWords,
  toHit,
} from './snippets.ts';

const maxCandidates = 40;
/** Of more hits, those with matches in title or product name, and the newest. */
export const maxRanked = 2_000;
/** With fewer hits for all words, hits for some of them are added. */
const fewHits = 5;
/** Below the usual 0.3, since we rank candidates ourselves. */
const minWordLikeness = 0.2;
const minNameLikeness = 0.45;

/** Thresholds of `pg_trgm`'s operators `%` and `<%`, which its indexes serve; per connection. */
export const likenessSettings = `
  select set_config('pg_trgm.similarity_threshold', '${minWordLikeness}', false),
    set_config('pg_trgm.word_similarity_threshold', '${minNameLikeness}', false)`;

/** The first that finds anything: all words, corrected words, some words, similar titles and product names. */
export async function search(
  db: Database,
  origin: Origin,
  typed: string,
  options: SearchOptions = {},
): Promise<SearchResult> {
  const text = searchableText(typed);
  const limit = bounded(options.limit, 1, maxSearchLimit, defaultSearchLimit);
  const offset = bounded(options.offset, 0, maxSearchOffset, 0);
  const none: SearchResult = { text, hits: [], total: 0, offset, limit, match: 'none' };
  if (!/[\p{L}\p{N}]/u.test(text)) return none;
  const page = { limit, offset };

  const queryText = withoutQuestionWords(text);
  const asTyped = await findByWords(db, origin, queryText, page);
  if (asTyped.total > 0)
    return { ...none, ...asTyped, ...(await alsoFound(db, origin, queryText, asTyped)), match: 'words' };

  const corrected = await correct(db, queryText);
  if (corrected !== undefined) {
    const found = await findByWords(db, origin, corrected, page);
    if (found.total > 0)
      return {
        ...none,
        ...found,
        ...(await alsoFound(db, origin, corrected, found)),
        match: 'corrected',
        correctedTo: corrected,
      };
  }

  const some = someOf(corrected ?? queryText);
  const partly = some === queryText ? { total: 0, hits: [] } : await findByWords(db, origin, some, page);
  if (partly.total > 0) return { ...none, ...partly, match: 'some-words' };

  const similar = await findByName(db, origin, text, page);
  return similar.total > 0 ? { ...none, ...similar, match: 'similar' } : none;
}

/** With few hits for all words: those with some of them in titles, headings or product names. */
async function alsoFound(
  db: Database,
  origin: Origin,
  text: string,
  { hits, total }: Found,
): Promise<Pick<SearchResult, 'also'>> {
  if (total > fewHits || hits.length < total || queryWords(text).length < 2) return {};
  const others = await findByWords(
    db,
    origin,
    someOf(text),
    { limit: fewHits + total, offset: 0 },
    { inTitles: true },
  );
  const known = new Set(hits.map(({ path }) => path));
  const also = others.hits.filter(({ path }) => !known.has(path)).slice(0, fewHits);
  return also.length > 0 ? { also } : {};
}

function someOf(text: string): string {
  return significantWords(text).join(' or ');
}

/** Titles first, then by position of the match; similar ones last. */
export async function suggest(db: Database, origin: Origin, typed: string): Promise<string[]> {
  const text = nameForm(searchableText(typed));
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  const prefix = likeLiterally(text);
  const { rows } = await sql<{ name: string }>`
    select name from (
      select distinct on (folded) name, is_title,
        case when folded like ${`${prefix}%`} then 0 when folded like ${`% ${prefix}%`} then 1 else 2 end as place,
        word_similarity(${text}, folded) as likeness
      from (
        select n.name, n.folded, exists (
          select from search_documents d where d.path = n.path and d.title = n.name
        ) as is_title
        from search_names n where n.origin = ${sql.lit(origin)}
      ) named
      where folded like ${`${prefix}%`} or folded like ${`% ${prefix}%`}
        or ${text} <% folded
      order by folded, is_title desc, name
    ) found
    order by place = 2, is_title desc, place, likeness desc, length(name), name
    limit ${maxSuggestions}`.execute(db);
  return rows.map((row) => row.name);
}

interface Page {
  limit: number;
  offset: number;
}

interface Found {
  hits: SearchHit[];
  total: number;
}

async function findByWords(
  db: Database,
  origin: Origin,
  text: string,
  page: Page,
  { inTitles = false } = {},
): Promise<Found> {
  const query = sql`websearch_to_tsquery('english', ${queryForm(text)})`;
  const matching = sql`search_documents where origin = ${sql.lit(origin)} and document @@ ${query}`;
  // Weights as in `searchIndex.ts`. The filter reads each document, so it is for few.
  const found = inTitles ? sql`${matching} and ts_filter(document, '{a,b}') @@ ${query}` : matching;
  const unspaced = unspacedWords(text);
  const total = await count(db, sql`select count(*)::int as total from ${matching}`);
  if (total === 0 || (inTitles && total > maxRanked)) return { hits: [], total: 0 };
  const hits = total > maxRanked ? newestHits(origin, text, query, found) : found;
  // Ranked before snippets are cut, which is expensive and only needed for this page.
  const { rows } = await sql<HitRow>`
    select hit.path, hit.title, hit.description, a.published_at,
      ts_headline('english', hit.title, ${query}, ${headlineOptions}) as marked_title,
      ts_headline('english', hit.description, ${query}, ${headlineOptions}) as marked_description,
      ts_headline('english', ${sentence(text)}, ${anyOf(text)}, ${headlineOptions}) as sentence, ${excerpt(unspaced)} as excerpt
    from (
      select path, title, description, body, ${titledWords(text)} as titled, ts_rank_cd(document, ${query}, 1) as rank
      from ${hits}
      order by titled desc, rank desc, path limit ${page.limit} offset ${page.offset}
    ) hit
    join articles a on a.path = hit.path
    order by hit.titled desc, hit.rank desc, hit.path`.execute(db);
  return { hits: rows.map((row) => toHit(row, unspaced)), total };
}

/** Ranking reads the whole text: for very many hits that would take seconds. */
function newestHits(
  origin: Origin,
  text: string,
  query: RawBuilder<unknown>,
  found: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const begins = `${likeLiterally(nameForm(text))}%`;
  return sql`search_documents where path in (
    (select path from ${found}
      and path in (select path from search_names where folded like ${begins} or folded like ${`% ${begins}`} limit ${maxRanked}))
    union
    (select articles.path from articles join search_documents d on d.path = articles.path
      where ${isShown(origin)} and d.document @@ ${query} order by dated_at desc, articles.path limit ${maxRanked})
  )`;
}

async function findByName(db: Database, origin: Origin, text: string, page: Page): Promise<Found> {
  const folded = nameForm(text);
  const similar = sql`
    select path, max(word_similarity(${folded}, folded)) as likeness from search_names
    where origin = ${sql.lit(origin)} and ${folded} <% folded group by path`;
  const total = await count(db, sql`select count(*)::int as total from (${similar}) found`);
  if (total === 0) return { hits: [], total };
  const { rows } = await sql<HitRow>`
    select d.path, d.title, d.description, a.published_at, null as sentence, null as excerpt,
      d.title as marked_title, d.description as marked_description
    from (${similar}) found
    join search_documents d on d.path = found.path
    join articles a on a.path = d.path
    order by likeness desc, d.path limit ${page.limit} offset ${page.offset}`.execute(db);
  return { hits: rows.map((row) => toHit(row)), total };
}

async function correct(db: Database, text: string): Promise<string | undefined> {
  const typed = distinctWords(text).slice(0, maxQueryWords);
  if (typed.length === 0) return undefined;
  const { rows } = await sql<{ typed: string; word: string; articles: number }>`
    select t.typed, w.word, w.articles
    from unnest(${typed}::text[]) as t (typed)
    cross join lateral (
      select word, articles from search_words
      where word % t.typed or word like t.typed || '%'
      order by word = t.typed desc, similarity(word, t.typed) desc, articles desc limit ${maxCandidates}
    ) w`.execute(db);
  const corrected = new Map<string, string>();
  for (const word of typed) {
    const candidates = rows.filter((row) => row.typed === word);
    if (candidates.some((candidate) => candidate.word === word)) continue;
    const nearest = nearestWord(word, candidates);
    if (nearest !== undefined) corrected.set(word, nearest);
  }
  if (corrected.size === 0) return undefined;
  return words(foldText(text))
    .map((word) => corrected.get(word) ?? word)
    .join(' ');
}

async function count(db: Database, query: ReturnType<typeof sql<{ total: number }>>): Promise<number> {
  const { rows } = await query.execute(db);
  return rows[0]?.total ?? 0;
}

/** One line within the limit, without control characters: U+0000 would fail the query. */
function searchableText(typed: string): string {
  return typed
    .slice(0, maxSearchTextLength)
    .toWellFormed()
    .replace(/[\s\p{Cc}\p{Co}]+/gu, ' ')
    .trim();
}

/** Escapes wildcards. */
function likeLiterally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

function bounded(value: number | undefined, low: number, high: number, usual: number): number {
  if (value === undefined || !Number.isFinite(value)) return usual;
  return Math.min(Math.max(Math.trunc(value), low), high);
}
