import { sql } from 'kysely';
import { editDistance } from '#transformer/validate/editDistance.ts';
import { isShown, type Origin } from '../tables/origin.ts';
import type { Database } from '../tables/tables.ts';

/** A more frequent word distinguishes few paths, and takes long. */
export const mostPathsOfWord = 500;
/** Longer words may miss, double or swap a letter. */
const minCorrectedLength = 5;
/** Unknown words that are corrected, and candidates of each. */
const maxCorrected = 4;
const maxCandidates = 40;
const mostFound = 100;

const wordsOfPath = sql<string[]>`regexp_split_to_array(lower(path), '[^a-z0-9]+')`;

/** Most matching words first. An unknown word is replaced by those one letter away. */
export async function articlesWithWords(
  db: Database,
  origin: Origin,
  words: readonly string[],
): Promise<{ path: string; title: string }[]> {
  const counts = await countPaths(db, origin, words);
  const missing = words.filter((word) => counts.get(word) === 0 && word.length >= minCorrectedLength);
  const corrected = await wordsLike(db, missing.slice(0, maxCorrected));
  const known = await countPaths(db, origin, corrected);
  const selective = [...counts, ...known].filter(([, paths]) => paths > 0 && paths <= mostPathsOfWord);
  if (selective.length === 0) return [];
  const wordList = sql`${selective.map(([word]) => word)}::text[]`;
  const { rows } = await sql<{ path: string; title: string }>`
    select path, title from articles where ${isShown(origin)} and ${wordsOfPath} && ${wordList}
    order by (select count(*) from unnest(${wordsOfPath}) word where word = any(${wordList})) desc, path
    limit ${mostFound}`.execute(db);
  return rows;
}

/** Counts up to a limit. */
async function countPaths(
  db: Database,
  origin: Origin,
  words: readonly string[],
): Promise<Map<string, number>> {
  if (words.length === 0) return new Map();
  const { rows } = await sql<{ word: string; paths: number }>`
    select word, (
      select count(*)::integer from (
        select from articles where ${isShown(origin)} and ${wordsOfPath} @> array[asked.word]
        limit ${mostPathsOfWord + 1}
      ) counted
    ) as paths from unnest(${words}::text[]) asked(word)`.execute(db);
  return new Map(rows.map(({ word, paths }) => [word, paths]));
}

async function wordsLike(db: Database, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const { rows } = await sql<{ typed: string; word: string }>`
    select asked.word as typed, known.word from unnest(${words}::text[]) asked(word) cross join lateral (
      select word from search_words words where words.word % asked.word
      order by similarity(words.word, asked.word) desc limit ${maxCandidates}
    ) known`.execute(db);
  const near = rows.filter(({ typed, word }) => editDistance(typed, word, 2) <= 1);
  return [...new Set(near.map(({ word }) => word))];
}
