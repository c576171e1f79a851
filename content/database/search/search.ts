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
  type SnippetPart,
} from '../../source/source.ts';
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

/** More words add no information, and each costs an index lookup. */
const maxQueryWords = 16;
const maxCandidates = 40;
/** Of more hits, those with matches in title or product name, and the newest. */
export const maxRanked = 2_000;
/** Below the usual 0.3, since we rank candidates ourselves. */
const minWordLikeness = 0.2;
const minNameLikeness = 0.45;

/** Thresholds of `pg_trgm`'s operators `%` and `<%`, which its indexes serve; per connection. */
export const likenessSettings = `
  select set_config('pg_trgm.similarity_threshold', '${minWordLikeness}', false),
    set_config('pg_trgm.word_similarity_threshold', '${minNameLikeness}', false)`;

/** Marks a highlighted word. Private-use characters, which `searchText` removes from content. */
const highlightStart = '\ue000';
const highlightEnd = '\ue001';
/** Characters: shorter sentences are labels, longer ones do not fit three lines. */
const shortestSentence = 30;
const longestSentence = 260;
const excerptLength = 100;
const leadingCharacters = 30;

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

  const asTyped = await findByWords(db, origin, text, page);
  if (asTyped.total > 0) return { ...none, ...asTyped, match: 'words' };

  const corrected = await correct(db, text);
  if (corrected !== undefined) {
    const found = await findByWords(db, origin, corrected, page);
    if (found.total > 0) return { ...none, ...found, match: 'corrected', correctedTo: corrected };
  }

  const anyWord = words(queryForm(corrected ?? text))
    .slice(0, maxQueryWords)
    .join(' or ');
  const partly = anyWord.includes(' or ')
    ? await findByWords(db, origin, anyWord, page)
    : { total: 0, hits: [] };
  if (partly.total > 0) return { ...none, ...partly, match: 'some-words' };

  const similar = await findByName(db, origin, text, page);
  return similar.total > 0 ? { ...none, ...similar, match: 'similar' } : none;
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

interface Found {
  hits: SearchHit[];
  total: number;
}

async function findByWords(
  db: Database,
  origin: Origin,
  text: string,
  page: { limit: number; offset: number },
): Promise<Found> {
  const query = sql`websearch_to_tsquery('english', ${queryForm(text)})`;
  const found = sql`search_documents where origin = ${sql.lit(origin)} and document @@ ${query}`;
  const unspaced = unspacedWords(text);
  const total = await count(db, sql`select count(*)::int as total from ${found}`);
  if (total === 0) return { hits: [], total };
  const hits = total > maxRanked ? newestHits(origin, text, query, found) : found;
  // Ranked before snippets are cut, which is expensive and only needed for this page.
  const { rows } = await sql<HitRow>`
    select hit.path, hit.title, hit.description, a.published_at,
      ts_headline('english', hit.description, ${query}, ${headlineOptions}) as marked_description,
      ts_headline('english', ${sentence(text)}, ${anyOf(text)}, ${headlineOptions}) as sentence, ${excerpt(unspaced)} as excerpt
    from (
      select path, title, description, body, ts_rank_cd(document, ${query}, 1) as rank
      from ${hits}
      order by rank desc, path limit ${page.limit} offset ${page.offset}
    ) hit
    join articles a on a.path = hit.path
    order by hit.rank desc, hit.path`.execute(db);
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

async function findByName(
  db: Database,
  origin: Origin,
  text: string,
  page: { limit: number; offset: number },
): Promise<Found> {
  const folded = nameForm(text);
  const similar = sql`
    select path, max(word_similarity(${folded}, folded)) as likeness from search_names
    where origin = ${sql.lit(origin)} and ${folded} <% folded group by path`;
  const total = await count(db, sql`select count(*)::int as total from (${similar}) found`);
  if (total === 0) return { hits: [], total };
  const { rows } = await sql<HitRow>`
    select d.path, d.title, d.description, a.published_at, null as sentence, null as excerpt, d.description as marked_description
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

interface HitRow {
  path: string;
  title: string;
  description: string;
  published_at: Date;
  sentence: string | null;
  /** Around a word without blanks, which the database cannot mark. */
  excerpt: string | null;
  marked_description: string;
}

const headlineOptions = `StartSel=${highlightStart}, StopSel=${highlightEnd}, HighlightAll=true`;

function anyOf(text: string): RawBuilder<unknown> {
  return sql`websearch_to_tsquery('english', ${words(queryForm(text)).slice(0, maxQueryWords).join(' or ')})`;
}

/** With the most words. Headings, cells and labels have no full stop. */
function sentence(text: string): RawBuilder<string | null> {
  return sql`(
    select part from regexp_split_to_table(hit.body, '(?<=[.!?])[[:space:]]+|\n') with ordinality sentences(part, place)
    where length(part) between ${sql.lit(shortestSentence)} and ${sql.lit(longestSentence)} and part ~ '[.!?]$'
      and to_tsvector('english', part) @@ ${anyOf(text)}
    order by ts_rank(to_tsvector('english', part), ${anyOf(text)}) desc, place limit 1
  )`;
}

function excerpt(unspaced: readonly string[]): RawBuilder<string | null> {
  return sql`(
    select substr(hit.body, greatest(strpos(hit.body, word) - ${sql.lit(leadingCharacters)}, 1), ${sql.lit(excerptLength)})
    from unnest(${unspaced}::text[]) with ordinality unspaced(word, place)
    where strpos(hit.body, word) > 0 order by place limit 1
  )`;
}

function toHit(row: HitRow, unspaced: readonly string[] = []): SearchHit {
  const { marked_description: described, sentence, excerpt } = row;
  // The description is preferred; a part of the text replaces it only if it lacks the words.
  const hasWords = described.includes(highlightStart);
  const marked = hasWords ? described : (sentence ?? excerpt ?? described);
  return {
    path: row.path,
    title: row.title,
    description: row.description,
    updatedAt: row.published_at.toISOString(),
    snippet: snippetParts(markWords(marked, unspaced)),
  };
}

function markWords(text: string, words: readonly string[]): string {
  if (words.length === 0 || text.includes(highlightStart)) return text;
  return text.replace(new RegExp(words.join('|'), 'gu'), `${highlightStart}$&${highlightEnd}`);
}

function snippetParts(marked: string): SnippetPart[] {
  return marked
    .split(highlightStart)
    .flatMap((piece, index) => {
      const [inside = '', ...outside] = index === 0 ? ['', piece] : piece.split(highlightEnd);
      return [
        { text: inside, highlighted: true },
        { text: outside.join(''), highlighted: false },
      ];
    })
    .filter((part) => part.text !== '');
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
