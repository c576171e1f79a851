import type { BlockHtml, FaultInBlock } from './blockHtml.ts';
import { createProblem } from './createProblem.ts';
import { problemsAsWritten } from './migrate/problemsAsWritten.ts';
import { type NormaliseContext, normaliseArticle } from './normalise/steps.ts';
import { loadData, type PageData } from './page/neededData.ts';
import { pageContext } from './page/pageContext.ts';
import { privatePage } from './page/privatePage.ts';
import { authorPlace, type PreparedArticle, type ShownArticle, type ShownBlock } from './preparedArticle.ts';
import type { Problem } from './problem.ts';
import { type BlockRenderer, renderBlock, type SiteFacts } from './renderBlock.tsx';
import { atOnce, type Steps } from './steps.ts';
import { pathOf } from './validate/articleSteps.ts';
import { validateSteps } from './validate/validateArticle.ts';
import { anchorsOf, countriesOf, emptyBlocksOf } from './widget.ts';

/** What the reader's request adds to the article. */
export interface TransformContext extends Omit<NormaliseContext, keyof SiteFacts | 'countriesOf'> {
  /** Preview, gallery and command: placeholders and block ids are shown. */
  preview: boolean;
}

/** An article whose blocks are HTML. */
export interface TransformedArticle {
  article: ShownArticle;
  /** In reading order, one for each block of the article. */
  blocks: readonly { block: ShownBlock; rendered: BlockHtml }[];
  /** What was fetched for its blocks. */
  data: PageData;
}

export interface TransformResult {
  /** The article with all of its blocks, before any is left out for this reader. */
  validated: PreparedArticle | undefined;
  /** Undefined where the envelope misses what a page cannot do without. */
  transformed: TransformedArticle | undefined;
  /** Every fault, of the content and of rendering it. */
  problems: Problem[];
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
  // Nobody waits here for an answer.
  return atOnce(transformSteps(input, context, { ...renderer, data: undefined }));
}

/** {@link transformArticle}, a step for each block. */
export function* transformSteps(
  input: unknown,
  context: TransformContext,
  renderer: BlockRenderer,
): Steps<TransformResult> {
  const { article: validated, problems: found, migrated } = yield* validateSteps(input);
  const told = (problems: readonly Problem[]) =>
    problemsAsWritten(problems, migrated, pathOf(migrated.value));
  if (!validated) return { validated, transformed: undefined, problems: told(found) };
  const quiet = privatePage(validated.allBlocks, renderer.registry);
  const normalised = normaliseArticle(validated, {
    ...context,
    ...renderer.site,
    showsNothing: emptyBlocksOf(renderer.registry),
    countriesOf: countriesOf(renderer.registry),
    anchorsOf: anchorsOf(renderer.registry),
  });
  const article = { ...normalised, ...(quiet ? { quiet } : {}) };
  const { registry, site } = renderer;
  const data = yield* loadData(article, registry, renderer.data);
  const page = pageContext(article, context, site, registry, data.loaded);
  const blocks: { block: ShownBlock; rendered: BlockHtml }[] = [];
  for (const block of article.blocks) {
    blocks.push({ block, rendered: renderBlock(block, page, renderer) });
    yield;
  }
  const faults = blocks.flatMap(({ rendered }) => rendered.faults);
  return {
    validated,
    transformed: { article, blocks, data },
    problems: told([...found, ...faults.map((fault) => problemOf(fault, article.path))]),
  };
}

function problemOf({ block, fault: { at, ...fault } }: FaultInBlock, path: string): Problem {
  return createProblem({
    ...fault,
    blockId: block.id,
    blockType: block.type,
    path,
    pointer: authorPlace(block, at),
    blockPointer: block.pointer,
  });
}
