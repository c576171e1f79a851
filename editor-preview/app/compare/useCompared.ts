import { useEffect, useState } from 'react';
import { articleItself, type EditedArticle } from '#editor-preview/model/editedArticle.ts';
import type { ArticleAt } from '#editor-preview/model/history.ts';
import { readArticle } from '#editor-preview/model/readValue.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import { typeOfNode } from '../document/blockPlaces.ts';
import { loadSchemas } from '../forms/schema/loadSchemas.ts';
import type { HistoryClient } from '../timeline/historyClient.ts';
import { words } from '../words/words.ts';
import { type ArticleComparison, compareArticles } from './compareArticles.ts';

export interface ComparedState {
  readonly at: string;
  readonly article: EditedArticle;
  readonly hasKeys: boolean;
}

export interface Compared {
  readonly before: ComparedState;
  readonly after: ComparedState;
  readonly comparison: ArticleComparison;
}

export interface Comparing {
  readonly compared: Compared | undefined;
  readonly failure: string | undefined;
}

/** @param version changes if the states must be reloaded */
export function useCompared(
  client: HistoryClient,
  before: string,
  after: string,
  version: number,
): Comparing {
  const [comparing, setComparing] = useState<Comparing>({ compared: undefined, failure: undefined });
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      const [old, now] = await Promise.all([client.articleAt(before), client.articleAt(after)]);
      if (old.kind !== 'done' || now.kind !== 'done') {
        const failure = words.compare.notLoaded;
        if (isWanted) setComparing((last) => ({ ...last, failure }));
        return;
      }
      const [one, other] = [stateOf(old.value), stateOf(now.value)];
      await Promise.all(
        [...typesIn(one.article, other.article)].map((type) => loadSchemas(type).catch(ignored)),
      );
      const hasKeys = one.hasKeys && other.hasKeys;
      const comparison = compareArticles(one.article, other.article, hasKeys);
      if (isWanted) setComparing({ compared: { before: one, after: other, comparison }, failure: undefined });
    };
    if (before !== '') void load();
    return () => {
      isWanted = false;
    };
  }, [client, before, after, version]);
  return comparing;
}

function stateOf({ at, article, hasKeys }: ArticleAt): ComparedState {
  return { at, article: readArticle(article, blockFields), hasKeys };
}

function typesIn(...articles: readonly EditedArticle[]): Set<string> {
  const nodes = articles.flatMap((article) => [...article.nodes.values()]);
  return new Set(nodes.filter(({ id }) => id !== articleItself).map(typeOfNode));
}

/** Without its schema, a field has its JSON name. */
function ignored(): void {}
