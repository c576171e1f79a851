import { type RawBuilder, sql } from 'kysely';
import type { SearchHit, SnippetPart } from '../../source/source.ts';
import { queryForm, words } from '../../text/searchWords.ts';
import { headlineWords } from '../../text/topic.ts';

/** More words add no information, and each costs an index lookup. */
export const maxQueryWords = 16;

/** Marks a highlighted word. Private-use characters, which `searchText` removes from content. */
const highlightStart = '\ue000';
const highlightEnd = '\ue001';
/** Characters: shorter sentences are labels, longer ones do not fit three lines. */
const shortestSentence = 30;
const longestSentence = 260;
/** Three lines of a phone. A longer sentence is cut there, often before its marked word. */
const threeLines = 120;
/** Alone, such a sentence does not say what it is about. */
const pronounFirst = '^(he|it|she|they|these|this|those)\\M';
const excerptLength = 100;
const leadingCharacters = 30;

export interface HitRow {
  path: string;
  title: string;
  description: string;
  published_at: Date;
  /** Only if it has more words of the query than the description. */
  sentence: string | null;
  /** Around a word without blanks, which the database cannot mark. */
  excerpt: string | null;
  marked_title: string;
  marked_description: string;
}

export const headlineOptions = `StartSel=${highlightStart}, StopSel=${highlightEnd}, HighlightAll=true`;

export function anyOf(text: string): RawBuilder<unknown> {
  return sql`websearch_to_tsquery('english', ${queryWords(text).join(' or ')})`;
}

export function queryWords(text: string): string[] {
  return words(queryForm(text))
    .filter((word) => word !== 'or')
    .slice(0, maxQueryWords);
}

/** Each word of the query in the title, and half as much for one in the topic of the path. */
export function titledWords(text: string): RawBuilder<number> {
  return sql`(
    with asked as materialized (
      select websearch_to_tsquery('english', typed) as word from unnest(${significantWords(text)}::text[]) given(typed)
    )
    select coalesce(sum(case when title @@ word then 2 when topic @@ word then 1 else 0 end), 0)
    from (select ts_filter(document, '{a}') as title, to_tsvector('english', split_part(path, '/', 2)) as topic offset 0) read, asked
  )`;
}

/** Words such as “best” or “safe” are in articles about anything. */
export function significantWords(text: string): string[] {
  const all = queryWords(text);
  const significant = all.filter((word) => !headlineWords.has(word));
  return significant.length > 0 ? significant : all;
}

/**
 * With the most words of the query, and with more than the description. Words of the title count half: readers see
 * them already. Headings, cells and labels have no full stop.
 */
export function sentence(text: string): RawBuilder<string | null> {
  return sql`(
    with asked as materialized (
      select word, case when to_tsvector('english', hit.title) @@ word then 1 else 2 end as value
      from unnest(${queryWords(text)}::text[]) given(typed)
      cross join lateral (select websearch_to_tsquery('english', typed) as word) parsed
    ), described as materialized (
      select coalesce(sum(value), 0) as value from asked where to_tsvector('english', hit.description) @@ word
    )
    select part from regexp_split_to_table(hit.body, '(?<=[.!?])[[:space:]]+|\n') with ordinality sentences(part, place)
    cross join lateral (select to_tsvector('english', part) as vector) parsed
    cross join lateral (select sum(value) as value from asked where vector @@ word) found
    where length(part) between ${sql.lit(shortestSentence)} and ${sql.lit(longestSentence)} and part ~ '[.!?]$'
      and vector @@ ${anyOf(text)}
      and found.value > (select value from described)
    order by found.value desc, part ~* ${sql.lit(pronounFirst)}, length(part) > ${sql.lit(threeLines)},
      ts_rank(vector, ${anyOf(text)}) desc, place limit 1
  )`;
}

export function excerpt(unspaced: readonly string[]): RawBuilder<string | null> {
  return sql`(
    select substr(hit.body, greatest(strpos(hit.body, word) - ${sql.lit(leadingCharacters)}, 1), ${sql.lit(excerptLength)})
    from unnest(${unspaced}::text[]) with ordinality unspaced(word, place)
    where strpos(hit.body, word) > 0 order by place limit 1
  )`;
}

export function toHit(row: HitRow, unspaced: readonly string[] = []): SearchHit {
  const { marked_description: described, sentence, excerpt } = row;
  const hasWords = described.includes(highlightStart);
  const marked = sentence ?? (hasWords ? described : (excerpt ?? described));
  return {
    path: row.path,
    title: row.title,
    markedTitle: snippetParts(markWords(row.marked_title, unspaced)),
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
