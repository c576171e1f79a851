import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import { nearestWord } from '#content/database/search/nearestWord.ts';
import { maxSearchTextLength } from '#content/source/source.ts';
import type { NameKind } from '../migrations.ts';
import { foldedName } from './drugNames.ts';

export interface FoundDrug {
  name: string;
  slug: string;
  /** The matched name: its own, or another one of the drug. */
  found: string;
  drug: { name: string; slug: string };
}

export interface FoundDrugs {
  drugs: readonly FoundDrug[];
  /** All words or parts of them; after a typing correction; some words; similar names. */
  match: 'words' | 'corrected' | 'some-words' | 'similar' | 'none';
}

const nothing: FoundDrugs = { drugs: [], match: 'none' };

/** More words add no information, and each costs an index lookup. */
const maxQueryWords = 8;
/** Shorter texts match only at the start of a word: as parts they are in half of all names. */
const shortestPart = 3;
/** Letters at the start or end of a word with a typing error elsewhere. */
const edgeLength = 3;
const mostSlips = 2;
const maxCandidates = 60;

/** By a name, a part of one, or one with a typing error. Each drug is found once. */
export async function findDrugs(db: QueryExecutorProvider, typed: string, most: number): Promise<FoundDrugs> {
  const text = foldedName(typed.slice(0, maxSearchTextLength).toWellFormed());
  if (text === '') return nothing;
  const asTyped = await withWords(db, text, most);
  if (asTyped.length > 0) return { drugs: asTyped, match: 'words' };

  const names = wordsOfNames(text) || text;
  const lookAlikes = await alike(db, names);
  const corrected = correctedBy(names, lookAlikes) ?? correctedBy(names, await withSameEdge(db, names));
  const mended = corrected === undefined ? [] : await withWords(db, corrected, most);
  if (mended.length > 0) return { drugs: mended, match: 'corrected' };

  const partly = await withWords(db, corrected ?? names, most, sql` or `);
  if (partly.length > 0) return { drugs: partly, match: 'some-words' };

  const similar = onceEach(lookAlikes).slice(0, most);
  return similar.length > 0 ? { drugs: similar, match: 'similar' } : nothing;
}

interface NameRow {
  name: string;
  slug: string;
  folded: string;
  kind: NameKind;
  drug: string;
  drug_name: string;
}

/** Exact match first, then prefix, then word. @param between operator of the conditions */
async function withWords(
  db: QueryExecutorProvider,
  text: string,
  most: number,
  between = sql` and `,
): Promise<FoundDrug[]> {
  if (text === '') return [];
  const words = text.split(' ').slice(0, maxQueryWords).map(has);
  const { rows } = await sql<NameRow>`
    select found.name, found.slug, found.folded, found.kind, found.drug, d.name as drug_name from (
      select distinct on (slug) name, slug, folded, kind, drug, rank, missing from (
        select *, case
          when folded = ${text} then 0
          when folded like ${`${text}%`} then 1
          when folded like ${`% ${text}%`} then 2
          else 3 end as rank,
          ${sql.join(
            words.map((word) => sql`(not ${word})::integer`),
            sql` + `,
          )} as missing
        from drug_savings_names where ${sql.join(words, between)}
      ) placed
      order by slug, missing, rank, kind = 'other', folded
    ) found
    join drug_savings_drugs d on d.slug = found.drug
    order by found.missing, found.rank, found.kind = 'other', length(found.folded), found.folded, found.slug
    limit ${most}`.execute(db);
  return rows.map(toFound);
}

/** No strengths, and no words that are parts of many others. */
function wordsOfNames(text: string): string {
  return text
    .split(' ')
    .filter((word) => /^\p{L}/u.test(word) && [...word].length > shortestPart)
    .join(' ');
}

/** A short word matches only at a start. A normalized text has no wildcards. */
function has(word: string): RawBuilder<boolean> {
  return [...word].length < shortestPart
    ? sql`(folded like ${`${word}%`} or folded like ${`% ${word}%`})`
    : sql`(folded like ${`%${word}%`})`;
}

async function alike(db: QueryExecutorProvider, text: string): Promise<NameRow[]> {
  const { rows } = await sql<NameRow>`
    select found.name, found.slug, found.folded, found.kind, found.drug, d.name as drug_name from (
      select *, word_similarity(${text}, folded) as likeness from drug_savings_names
      where ${text} <% folded
      order by likeness desc, length(folded), folded, slug limit ${maxCandidates}
    ) found
    join drug_savings_drugs d on d.slug = found.drug
    order by found.likeness desc, found.kind = 'other', length(found.folded), found.folded, found.slug`.execute(
    db,
  );
  return rows;
}

/** Two swapped letters in the middle leave too few trigrams in common. */
async function withSameEdge(db: QueryExecutorProvider, word: string): Promise<Pick<NameRow, 'folded'>[]> {
  const letters = [...word];
  if (letters.length < 2 * edgeLength || word.includes(' ')) return [];
  const [beginning, end] = [letters.slice(0, edgeLength).join(''), letters.slice(-edgeLength).join('')];
  const { rows } = await sql<Pick<NameRow, 'folded'>>`
    select folded from drug_savings_names
    where (folded like ${`${beginning}%`} or folded like ${`%${end}`})
      and length(folded) between ${letters.length - mostSlips} and ${letters.length + mostSlips}
    order by similarity(folded, ${word}) desc, folded limit ${maxCandidates}`.execute(db);
  return rows;
}

function correctedBy(text: string, candidates: readonly Pick<NameRow, 'folded'>[]): string | undefined {
  const words = candidates.flatMap(({ folded }) => [...new Set(folded.split(' '))]);
  const counted = [...Map.groupBy(words, (word) => word)].map(([word, all]) => ({
    word,
    articles: all.length,
  }));
  const corrected = text
    .split(' ')
    .map((typed) => (words.includes(typed) ? typed : (nearestWord(typed, counted) ?? typed)))
    .join(' ');
  return corrected === text ? undefined : corrected;
}

function onceEach(rows: readonly NameRow[]): FoundDrug[] {
  return [...Map.groupBy(rows, ({ slug }) => slug).values()].flatMap(([best]) => (best ? toFound(best) : []));
}

function toFound({ name, slug, kind, drug, drug_name }: NameRow): FoundDrug {
  const itself = { name: drug_name, slug: drug };
  return { name: kind === 'other' ? drug_name : name, slug, found: name, drug: itself };
}
