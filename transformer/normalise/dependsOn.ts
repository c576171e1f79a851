import type { When } from '../../schemas/generated/types.ts';
import { asNestedBlock, mapNestedBlocks } from '../nestedBlocks.ts';
import type { PreparedArticle } from '../preparedArticle.ts';

/** What the choice of an article's blocks depends on: part of the key that its page is cached by. */
export interface PageDependencies {
  /** Names of experiments, sorted. */
  experiments: readonly string[];
  country: boolean;
}

/**
 * The variants that really make a difference to which blocks a page has. Most articles depend on none, and all their
 * readers share one page. What widgets read of the context comes on top.
 *
 * @param article as validated, with all of its blocks
 */
export function dependsOn(article: PreparedArticle): PageDependencies {
  const experiments = new Set<string>();
  let country = false;
  const collect = ({ when, type, data }: { when?: When; type: string; data: unknown }): void => {
    if (when?.experiment !== undefined) experiments.add(when.experiment);
    country ||= when?.countries !== undefined;
    mapNestedBlocks(type, data, (block) => {
      collect(asNestedBlock(block));
      return block;
    });
  };
  article.blocks.forEach(collect);
  return { experiments: [...experiments].sort(), country };
}
