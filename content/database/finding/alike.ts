import { sql } from 'kysely';
import { type Relatable, sameSection, topicOf, weight } from '../../text/topic.ts';
import type { Shelf } from '../tables/shelf.ts';
import type { Work } from '../tables/tables.ts';

/** Articles that a page leads to at the most. */
export const maxRelated = 4;
/** Articles that are compared with one: those that have its rarest words, then the newest of its section. */
const maxCompared = 200;
/** Of its section, however many have its words: in no other way those are found that are nothing but new. */
const leastOfSection = 20;

/** An article that is about the same as another. */
export interface Alike {
  path: string;
  /** How much: what being in the same section counts, and each word that both have. */
  likeness: number;
  datedAt: Date;
}

/** What an article needs to be among those that a page leads to: to be more alike, or as alike and newer. */
export interface Bar {
  likeness: number;
  datedAt: Date;
}

/** The bar that the last of the articles sets that a page leads to; anything that is alike is among them where there is room. */
export function barOf(related: readonly Alike[]): Bar {
  const last = related.length < maxRelated ? undefined : related.at(-1);
  return last ?? { likeness: sameSection - 1, datedAt: new Date(0) };
}

/** The published articles that are about the same as another, the most alike first, and of those that are as much so the newest. */
export async function alikeTo(work: Work, shelf: Shelf, article: Relatable): Promise<Alike[]> {
  // Nobody can tell the database how rare a word is before it looks, so it would rather read all articles for each.
  await sql`set local enable_seqscan = off`.execute(work);
  const { words, titled, section } = topicOf(article);
  const isOfSection = sql<boolean>`${section} <> '' and split_part(path, '/', 2) = ${section} and split_part(path, '/', 3) <> ''`;
  const weightAt = (last: unknown) =>
    sql`case when place <= ${last} then ${sql.lit(weight.inTitle)} else ${sql.lit(weight.inDescription)} end`;
  const { rows } = await sql<{ path: string; likeness: number; dated_at: Date }>`
    with asked(word, weight) as (
      select word, ${weightAt(sql`${titled}::integer`)} from unnest(${words}::text[]) with ordinality topic(word, place)
    ), counted as materialized (
      select word, (
        select count(*)::integer from (
          select from ${shelf.described} where words @> array[asked.word] limit ${maxCompared + 1}
        ) holding
      ) as articles from asked
    ), rarest as (
      select word, articles from (
        select word, articles, row_number() over by_rarity as rank, sum(articles) over by_rarity as together
        from counted where articles > 0 window by_rarity as (order by articles, word)
      ) ranked where rank = 1 or together <= ${maxCompared}
    ), found(path) as (
      select holding.path from rarest cross join lateral (
        select path from ${shelf.described} where words @> array[rarest.word] limit ${maxCompared}
      ) holding
      union
      (select path from ${shelf.articles} where ${shelf.isPublished} and ${isOfSection} order by dated_at desc, path
        limit greatest(${leastOfSection}, ${maxCompared} - (select coalesce(sum(articles), 0) from rarest)))
    )
    select path, likeness, dated_at from (
      select path, dated_at, case when ${isOfSection} then ${sql.lit(sameSection)} else 0 end + coalesce((
        select sum(asked.weight * ${weightAt(sql`described.titled`)})
        from unnest(described.words) with ordinality topic(word, place) join asked using (word)
      ), 0)::integer as likeness
      from found join ${shelf.articles} articles using (path) left join ${shelf.described} described using (path)
      where ${shelf.isPublished} and path <> ${article.path}
    ) compared where likeness >= ${sameSection} order by likeness desc, dated_at desc, path`.execute(work);
  return rows.map(({ path, likeness, dated_at }) => ({ path, likeness, datedAt: dated_at }));
}
