import { sql } from 'kysely';
import { sameSection, weight } from '../../text/topic.ts';
import { isShown, type Origin } from '../tables/origin.ts';
import type { Database } from '../tables/tables.ts';

/** Three times what a page shows: some may be withdrawn before the next run. */
const maxCandidates = 12;
/** Those with the article's rarest words, by the search index, then the newest of its section. */
const maxCompared = 200;
/** However many articles have its words: only so are articles found that are merely new. */
const leastOfSection = 20;
/** Of common words: less is chance. */
const leastInCommon = { inSection: 2, elsewhere: 4 };

/** The most similar first, then the newest; no translations. @returns whether any was due */
export function workOutCandidates(db: Database, origin: Origin): Promise<boolean> {
  return db.transaction().execute(async (work) => {
    // The planner cannot know how rare a word is, and would scan all articles.
    await sql`set local enable_seqscan = off`.execute(work);
    const { rows } = await sql`
      with self as materialized (
        select path, words, titled, split_part(path, '/', 2) as section, coalesce(translation_of, path) as original
        from described_articles where origin = ${sql.lit(origin)} and candidates_due_at <= now()
        order by candidates_due_at limit 1 for update skip locked
      ), asked as materialized (
        select topic.word, ${weightAt(sql`titled`)} as weight, (
          select sum(known.articles)::integer from search_words known where known.word in (topic.word, topic.word || 's')
        ) as articles
        from self, unnest(words) with ordinality topic(word, place)
      ), rarest as (
        select word, articles from (
          select word, articles, row_number() over by_rarity as rank, sum(articles) over by_rarity as together
          from asked where articles > 0 window by_rarity as (order by articles, word)
        ) ranked where rank = 1 or together <= ${maxCompared}
      ), found(path) as (
        select holding.path from rarest cross join lateral (
          select path from described_articles where origin = ${sql.lit(origin)} and words @> array[rarest.word] limit ${maxCompared}
        ) holding
        union
        select newest.path from self cross join lateral (
          select path from articles
          where ${isShown(origin)} and split_part(path, '/', 2) = self.section and split_part(path, '/', 3) <> ''
          order by dated_at desc, path
          limit greatest(${leastOfSection}, ${maxCompared} - (select coalesce(sum(articles), 0) from rarest))
        ) newest where split_part(self.path, '/', 3) <> ''
      ), compared as materialized (
        select found.path, articles.dated_at, coalesce(split_part(self.path, '/', 3) <> '' and split_part(found.path, '/', 3) <> ''
          and split_part(found.path, '/', 2) = section, false) as is_near, coalesce((
            select sum(asked.weight * ${weightAt(sql`described.titled`)})
            from unnest(described.words) with ordinality topic(word, place) join asked using (word)
          ), 0)::integer as in_common
        from self, found join articles using (path) left join described_articles described using (path)
        where ${isShown(origin)} and found.path <> self.path
          and coalesce(described.translation_of, found.path) <> self.original
      )
      update described_articles described set candidates_due_at = now() + interval '1 day', candidates = array(
        select path from compared
        where in_common >= ${leastInCommon.elsewhere} or is_near and in_common >= ${leastInCommon.inSection}
        order by in_common + case when is_near then ${sql.lit(sameSection)} else 0 end desc, dated_at desc, path
        limit ${maxCandidates}
      ) from self where described.path = self.path returning described.path`.execute(work);
    return rows.length > 0;
  });
}

function weightAt(titled: ReturnType<typeof sql>) {
  return sql`case when place <= ${titled} then ${sql.lit(weight.inTitle)} else ${sql.lit(weight.inDescription)} end`;
}
