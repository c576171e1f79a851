import type { BlockContext } from './blockContext.ts';
import { createProblem } from './createProblem.ts';
import { authorPointer } from './jsonPointer.ts';
import { layoutsOf } from './layoutVariants.ts';
import { dependsOn, type PageDependencies } from './normalise/dependsOn.ts';
import { type NormaliseContext, normaliseArticle } from './normalise/steps.ts';
import type { PreparedArticle, PreparedBlock } from './preparedArticle.ts';
import type { Problem } from './problem.ts';
import { type BlockRenderer, renderBlock } from './renderBlock.tsx';
import type { RenderedBlock } from './renderedBlock.ts';
import { validateArticle } from './validate/validateArticle.ts';

/** What the reader's request adds to the article. */
export interface TransformContext extends NormaliseContext {
  /** Preview, gallery and command: placeholders and block ids are shown. */
  preview: boolean;
}

/** An article whose blocks are HTML. */
export interface TransformedArticle {
  article: PreparedArticle;
  /** In reading order, one for each block of the article. */
  blocks: readonly { block: PreparedBlock; rendered: RenderedBlock }[];
}

export interface TransformResult {
  /** The article with all of its blocks, before any is left out for this reader. */
  validated: PreparedArticle | undefined;
  /** Undefined where the envelope misses what a page cannot do without. */
  transformed: TransformedArticle | undefined;
  /** Every fault, of the content and of rendering it. */
  problems: Problem[];
  /** What of its reader the page depends on: part of the key that it is cached by. */
  dependsOn: PageDependencies;
}

/**
 * Turns article JSON into HTML, block by block: validate, normalise, transform and render. Whatever the input is,
 * the outcome is a list of problems, never an exception.
 */
export function transformArticle(
  input: unknown,
  context: TransformContext,
  renderer: BlockRenderer,
): TransformResult {
  const { cache } = renderer;
  const recalled = cache ? cache.recall(input) : input;
  const { article: valid, problems } = validateArticle(recalled, cache);
  if (!valid) {
    const nothing = { experiments: [], country: false };
    return { validated: undefined, transformed: undefined, problems, dependsOn: nothing };
  }
  const article = normaliseArticle(valid, context);
  const blocks = article.blocks.map((block) => ({
    block,
    rendered: renderBlock(block, blockContext(article, block, context), renderer),
  }));
  cache?.keep(recalled);
  return {
    validated: valid,
    transformed: { article, blocks },
    problems: [...problems, ...renderProblems(article, blocks)],
    dependsOn: dependsOn(valid, renderer.registry),
  };
}

function blockContext(
  article: PreparedArticle,
  block: PreparedBlock,
  context: TransformContext,
): BlockContext {
  return {
    articlePath: article.path,
    articleTitle: article.title,
    contentMeta: article.contentMeta,
    indexOfKind: block.indexOfKind ?? 0,
    holdsFirstPicture: block.holdsFirstPicture ?? false,
    experiments: context.experiments,
    ...layoutsOf(context.experiments),
    country: context.country,
    preview: context.preview,
  };
}

function renderProblems(article: PreparedArticle, blocks: TransformedArticle['blocks']): Problem[] {
  return blocks.flatMap(({ block, rendered }) =>
    rendered.faults.map(({ at, ...fault }) =>
      createProblem({
        blockId: block.id,
        blockType: block.type,
        ...fault,
        path: article.path,
        pointer: block.pointer + authorPointer(at, block.removed),
      }),
    ),
  );
}
