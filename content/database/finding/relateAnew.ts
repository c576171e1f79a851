import { type RawBuilder, sql } from 'kysely';
import { publishToOthers } from '../../changes/change.ts';
import type { ArticleSummary } from '../../source/source.ts';
import { topicOf } from '../../text/topic.ts';
import { type SummaryRow, summaryColumns, toSummary } from '../articles/publishedArticles.ts';
import type { Shelf } from '../tables/shelf.ts';
import type { Database, Work } from '../tables/tables.ts';
import { type Alike, alikeTo, barOf, maxRelated } from './alike.ts';

/** One page after the other, of all instances: what one finds out is also about others. A number that no other lock has. */
const relatingLock = 7_239_004;

interface Related {
  db: Database;
  shelf: Shelf;
  /** On which instances hear which page shows something else now. */
}

/** What was last told of an article, to whoever shows it. */
interface Told {
  others: string[];
  topic: string;
  title: string;
  image: string | null;
  translation_of: string | null;
  language: string | null;
  is_due: boolean;
  /** Whether it is about the article as it is now. */
  is_current: boolean | null;
}

/** An article as it was when its page was last worked out, and as it is now. */
interface Change {
  path: string;
  told: Told | undefined;
  now: ArticleSummary | undefined;
  /** Those that it is about the same as now, or was when it was withdrawn. */
  alike: readonly Alike[];
  occasion: Occasion;
}

/** Why it is worked out: the article may have changed, or nothing is kept of it yet, or others have changed. */
export type Occasion = 'news' | 'missing' | 'due';

/**
 * Works out what the page of an article leads to, and which other pages that concerns: those that show it are told, those that lead to it,
 * or would now, are due. Where it was worked out as it is now, nothing is done.
 *
 * @returns the paths of the pages that show something else now
 */
export async function relateAnew(
  { db, shelf }: Related,
  path: string,
  occasion: Occasion,
): Promise<string[]> {
  return db.transaction().execute(async (work) => {
    await takeTurn(work);
    const article = await articleAt(work, shelf, path);
    const now = article?.is_published ? toSummary(article) : undefined;
    const told = await lastTold(work, shelf, path);
    if (now && told?.is_current && !told.is_due) return [];
    const alike = article ? await alikeTo(work, shelf, toSummary(article)) : [];
    const pages =
      now && told?.is_current ? [] : await concernedPages(work, shelf, { path, told, now, alike, occasion });
    const others = now ? await keep(work, shelf, now, alike) : await forget(work, shelf, path);
    const isOther = told && now && told.others.join('\n') !== others.join('\n');
    return tellPages(work, shelf, [...pages, ...(isOther ? [path] : [])]);
  });
}

/** An article for whose page it is to be worked out anew what it leads to, and none of those that are left out. */
export async function nextDue(
  db: Database,
  shelf: Shelf,
  leftOut: readonly string[],
): Promise<string | undefined> {
  const { rows } = await sql<{ path: string }>`
    select path from ${shelf.related} where is_due and path <> all(${leftOut}::text[]) limit 1`.execute(db);
  return rows[0]?.path;
}

async function takeTurn(work: Work): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(relatingLock)})`.execute(work);
}

/** The article, which nobody publishes or withdraws meanwhile. */
async function articleAt(
  work: Work,
  shelf: Shelf,
  path: string,
): Promise<(SummaryRow & { is_published: boolean }) | undefined> {
  const { rows } = await sql<SummaryRow & { is_published: boolean }>`
    select ${summaryColumns(shelf)}, ${shelf.isPublished} as is_published
    from ${shelf.articles} where path = ${path} for share`.execute(work);
  return rows[0];
}

async function lastTold(work: Work, shelf: Shelf, path: string): Promise<Told | undefined> {
  const { rows } = await sql<Told>`
    select others, topic, title, image, translation_of, language, is_due, changed_at = (
      select articles.changed_at from ${shelf.articles} articles where articles.path = related.path
    ) as is_current
    from ${shelf.related} related where path = ${path}`.execute(work);
  return rows[0];
}

/** Other pages that show something of an article that has changed. Those that are to be worked out anew are due. */
async function concernedPages(work: Work, shelf: Shelf, change: Change): Promise<string[]> {
  const { path, told, now } = change;
  const isAboutTheSame = told && now && told.topic === topicText(now);
  const showsTheSame = told && now && told.title === now.title && told.image === imageOf(now);
  const leadsTo = sql<boolean>`others @> array[${path}]::text[] and ${isNewsTo(shelf, change)}`;
  if (!isAboutTheSame) {
    await sql`update ${shelf.related} set is_due = true where ${leadsTo}`.execute(work);
    if (now) await makeDueWhatWouldLead(work, shelf, now, change);
  }
  return [
    ...(showsTheSame || !now ? [] : await pathsWhere(work, sql`${shelf.related} where ${leadsTo}`)),
    ...(isAboutTheSame && showsTheSame ? [] : await pagesOfBefore(work, shelf, change)),
    ...(await otherTranslations(work, shelf, change)),
  ];
}

/**
 * The pages that may show an article as it was, although what is kept of them does not: of some nothing is kept yet, and what they lead to was
 * worked out when they were made; of others it was worked out since the article changed, and they were made before.
 */
async function pagesOfBefore(work: Work, shelf: Shelf, { path, alike, occasion }: Change): Promise<string[]> {
  if (occasion !== 'news') return [];
  return pathsWhere(
    work,
    sql`unnest(${alike.map((each) => each.path)}::text[]) alike(path) where not exists (
      select from ${shelf.related} related join ${shelf.articles} changed on changed.path = ${path}
      where related.path = alike.path and related.made_at < changed.changed_at
    )`,
  );
}

/** The pages that would lead to an article, and do not. */
async function makeDueWhatWouldLead(
  work: Work,
  shelf: Shelf,
  { path, updatedAt, datedAt = updatedAt }: ArticleSummary,
  change: Change,
): Promise<void> {
  const paths = change.alike.map((each) => each.path);
  const likenesses = change.alike.map((each) => each.likeness);
  await sql`
    update ${shelf.related} set is_due = true
    from unnest(${paths}::text[], ${likenesses}::integer[]) alike(at, likeness)
    where path = at and not others @> array[${path}]::text[] and ${isNewsTo(shelf, change)}
      and (likeness > least or (likeness = least and ${datedAt}::timestamptz >= least_at))`.execute(work);
}

/** Whether a page may not know of an article as it is now. What was worked out after it could be found does: at the first time that holds for all. */
function isNewsTo(shelf: Shelf, { path, told, occasion }: Change): RawBuilder<boolean> {
  if (told || occasion === 'news') return sql`true`;
  return sql`made_at < (select described_at from ${shelf.described} described where described.path = ${path})`;
}

/** The pages of the same article in other languages, where it has become or ceased to be one of these, or is in another language now. */
async function otherTranslations(work: Work, shelf: Shelf, { path, told, now }: Change): Promise<string[]> {
  const isSame =
    told && now && told.translation_of === (now.translationOf ?? null) && told.language === languageOf(now);
  if (isSame) return [];
  const originals = [...new Set([told?.translation_of ?? path, now?.translationOf ?? path, path])];
  const translations = await pathsWhere(
    work,
    sql`${shelf.described} where translation_of = any(${originals}::text[])`,
  );
  return [...originals, ...translations].filter((each) => each !== path);
}

/** Keeps what the page of an article leads to, and what others show of it. */
async function keep(
  work: Work,
  shelf: Shelf,
  article: ArticleSummary,
  alike: readonly Alike[],
): Promise<string[]> {
  const { path, title, translationOf = null } = article;
  const related = alike.slice(0, maxRelated);
  const others = related.map((each) => each.path);
  const { likeness, datedAt } = barOf(related);
  await sql`
    insert into ${shelf.related}
      (path, changed_at, others, least, least_at, topic, title, image, translation_of, language, is_due)
    select path, changed_at, ${others}::text[], ${likeness}::integer, ${datedAt}::timestamptz, ${topicText(article)}::text,
      ${title}::text, ${imageOf(article)}::text, ${translationOf}::text, ${languageOf(article)}::text, false
    from ${shelf.articles} where path = ${path}
    on conflict (path) do update set changed_at = excluded.changed_at, others = excluded.others, least = excluded.least,
      least_at = excluded.least_at, made_at = now(), topic = excluded.topic, title = excluded.title, image = excluded.image,
      translation_of = excluded.translation_of, language = excluded.language, is_due = false`.execute(work);
  return others;
}

async function forget(work: Work, shelf: Shelf, path: string): Promise<string[]> {
  await sql`delete from ${shelf.related} where path = ${path}`.execute(work);
  return [];
}

/** Tells other instances when this is done, and keeps when it was, for those that do not hear of it. */
async function tellPages(work: Work, shelf: Shelf, pages: readonly string[]): Promise<string[]> {
  const told = [...new Set(pages)];
  if (told.length === 0) return told;
  await sql`update ${shelf.related} set told_at = now() where path = any(${told}::text[])`.execute(work);
  await publishToOthers(work, { topic: 'surroundings', keys: told });
  return told;
}

async function pathsWhere(work: Work, where: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`select path from ${where}`.execute(work);
  return rows.map(({ path }) => path);
}

/** Another one where the article is more or less like others than before. */
function topicText(article: ArticleSummary): string {
  const { words, titled } = topicOf(article);
  return [words.slice(0, titled), words.slice(titled)].map((some) => some.toSorted().join(' ')).join(' | ');
}

function imageOf({ image }: ArticleSummary): string | null {
  return image?.src.toWellFormed() ?? null;
}

function languageOf({ language }: ArticleSummary): string | null {
  return language?.toWellFormed() ?? null;
}
