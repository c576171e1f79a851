import type { ArticleSummary, ContentSource } from '#content/source/source.ts';

export interface KnownArticles {
  /** With all changes that were told until now: the same map again where none was. */
  known(): Promise<ReadonlyMap<string, ArticleSummary>>;
}

/** Reads what a source has, and again once something has changed; where it cannot be asked then, it is what it was. */
export function knownArticles(source: Pick<ContentSource, 'list' | 'at' | 'onChange'>): KnownArticles {
  let last: ReadonlyMap<string, ArticleSummary> | undefined;
  let reading: Promise<ReadonlyMap<string, ArticleSummary>> | undefined;
  source.onChange(() => {
    reading = undefined;
  });
  const read = async () => {
    const paths: string[] = [];
    for await (const { path } of source.list()) paths.push(path);
    return new Map((await source.at(paths)).map((article) => [article.path, article]));
  };
  return {
    known: async () => {
      reading ??= read();
      const mine = reading;
      try {
        last = await mine;
        return last;
      } catch (error) {
        if (reading === mine) reading = undefined;
        if (!last) throw error;
        return last;
      }
    },
  };
}
