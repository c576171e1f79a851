import { readdirSync, readFileSync } from 'node:fs';
import { check } from '#rules/check.ts';
import type { Article } from '#schemas/generated/types.ts';
import { validateArticle } from '#schemas/generated/validators.js';
import { blockAnchors } from '#widgets/blockAnchors.ts';

export function fixtureArticles(): Article[] {
  return readdirSync('fixtures/articles')
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const value: unknown = JSON.parse(readFileSync(`fixtures/articles/${name}`, 'utf8'));
      if (!validateArticle(value)) throw new Error(`fixtures/articles/${name} is no article.`);
      return { ...value, blocks: value.blocks as Article['blocks'] };
    });
}

/**
 * An article of exactly so many blocks, cycling through the fixtures' blocks; each id gets the number of its
 * cycle.
 *
 * @param types of the blocks; any by default
 */
export function articleOf(blockCount: number, types?: ReadonlySet<string>): Article {
  const articles = fixtureArticles();
  const [first] = articles;
  if (!first) throw new Error('There are no fixture articles.');
  const all = articles.flatMap(({ blocks }) => blocks).filter(({ type }) => !types || types.has(type));
  const blocks = Array.from({ length: blockCount }, (_, index) => {
    const block = all[index % all.length];
    if (!block) throw new Error('The fixture articles have no such blocks.');
    return { ...block, id: `${block.id}-${Math.floor(index / all.length)}` };
  });
  return { ...first, blocks };
}

/**
 * The fixture articles in parts of about so many bytes each, one after the other. A part that lacks what another holds,
 * such as the card that it refers to, is left out: in those that are given nothing is found.
 */
export function articleParts(bytes: number): Article[] {
  return fixtureArticles()
    .flatMap((article) => {
      const count = Math.max(1, Math.round(JSON.stringify(article).length / bytes));
      const length = Math.ceil(article.blocks.length / count);
      return Array.from({ length: count }, (_, part) => ({
        ...article,
        blocks: article.blocks.slice(part * length, (part + 1) * length),
      }));
    })
    .filter((part) => check(part, { anchorsOf: blockAnchors }).length === 0);
}
