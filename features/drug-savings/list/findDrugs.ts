import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import { nearestWord } from '#content/database/search/nearestWord.ts';
import { maxSearchTextLength } from '#content/source/source.ts';
import type { NameKind } from '../migrations.ts';
import { foldedName } from './drugNames.ts';

/** A drug or a brand that somebody may have meant. */
export interface FoundDrug {
  /** Of the drug, or of the brand. */
  name: string;
  /** Of the drug, or of the brand, which leads to the drug. */
  slug: string;
  /** The name that was found: its own, or another one that the drug goes by. */
  found: string;
  /** The drug itself. */
  drug: { name: string; slug: string };
}

/** What was found for a text, best first. */
export interface FoundDrugs {
  drugs: readonly FoundDrug[];
  /** How: by all words or parts of them; after mending a typing error; by some of the words; by names that look alike. */
  match: 'words' | 'corrected' | 'some-words' | 'similar' | 'none';
}

const nothing: FoundDrugs = { drugs: [], match: 'none' };

/** More words than that in one text tell no more, and each costs a look into the index. */
const maxQueryWords = 8;
/** Shorter texts may begin a word, but are not looked for within one: half of all names would have them. */
const shortestPart = 3;
/** Letters at the beginning or end of a word that has a slip elsewhere. */
const edgeLength = 3;
/** So many letters too many or too few are mended in a word. */
const mostSlips = 2;
/** Names that look alike, of which the nearest are meant. */
const maxCandidates = 60;

/**
 * Finds drugs and brands by a name, by part of one, or by one with a typing error: as articles are found. Drugs are found by their other
 * names as well, and each is found once.
 *
 * @param most at most so many
 */
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

/**
 * Those whose name has the words of a text, or parts of them: the very name first, then one that begins so, then a word in it.
 *
 * @param between what stands between its conditions: a name has all words, or any
 */
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

/** The words of a text that may be names: no strengths, and none that is within many others. */
function wordsOfNames(text: string): string {
  return text
    .split(' ')
    .filter((word) => /^\p{L}/u.test(word) && [...word].length > shortestPart)
    .join(' ');
}

/** Whether a name has a word, or has it within one. A folded text has letters, digits and blanks alone, so nothing stands for others. */
function has(word: string): RawBuilder<boolean> {
  return [...word].length < shortestPart
    ? sql`(folded like ${`${word}%`} or folded like ${`% ${word}%`})`
    : sql`(folded like ${`%${word}%`})`;
}

/** Names that look like a text, the most alike first. */
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

/**
 * Names of about the length of a word that begin or end as it does: two letters that are swapped in the middle leave too little
 * alike.
 */
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

/** The text with each unknown word replaced by the one that was probably meant; undefined where that changes nothing. */
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
