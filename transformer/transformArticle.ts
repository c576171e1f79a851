import {
  authorPlace,
  type PreparedArticle,
  type ShownArticle,
  type ShownBlock,
} from './article/preparedArticle.ts';
import { problemsAsWritten } from './migrate/problemsAsWritten.ts';
import { type NormaliseContext, normaliseArticle } from './normalise/steps.ts';
import { createProblem } from './problems/createProblem.ts';
import type { Problem } from './problems/problem.ts';
import { anchorsOf, countriesOf, emptyBlocksOf } from './registry/widget.ts';
import type { BlockHtml, FaultInBlock } from './render/blockHtml.ts';
import { loadData, type PageData } from './render/neededData.ts';
import { pageContext } from './render/pageContext.ts';
import { privatePage } from './render/privatePage.ts';
import { type BlockRenderer, renderBlock, type SiteFacts } from './render/renderBlock.tsx';
import { runSync, type Steps } from './steps.ts';
import { pathOf } from './validate/articleSteps.ts';
import { validateSteps } from './validate/validateArticle.ts';

export interface TransformContext extends Omit<NormaliseContext, keyof SiteFacts | 'countriesOf'> {
  preview: boolean;
}

export interface TransformedArticle {
  article: ShownArticle;
  blocks: readonly { block: ShownBlock; rendered: BlockHtml }[];
  shown: readonly ShownBlock[];
  data: PageData;
}

export interface TransformResult {
  /** The article with all blocks, before gating. */
  validated: PreparedArticle | undefined;
  /** Undefined if the envelope is incomplete. */
  transformed: TransformedArticle | undefined;
  problems: Problem[];
}

/** Transforms article JSON to HTML by block: validate, normalise, render. Never throws: all faults are problems. */
export function transformArticle(
  input: unknown,
  context: TransformContext,
  renderer: BlockRenderer,
): TransformResult {
  return runSync(transformSteps(input, context, { ...renderer, data: undefined }));
}

export function* transformSteps(
  input: unknown,
  context: TransformContext,
  renderer: BlockRenderer,
): Steps<TransformResult> {
  const { article: validated, problems: found, migrated } = yield* validateSteps(input);
  const reported = (problems: readonly Problem[]) =>
    problemsAsWritten(problems, migrated, pathOf(migrated.value));
  if (!validated) return { validated, transformed: undefined, problems: reported(found) };
  const replacement = privatePage(validated.allBlocks, renderer.registry);
  const normalised = normaliseArticle(validated, {
    ...context,
    ...renderer.site,
    isEmpty: emptyBlocksOf(renderer.registry),
    countriesOf: countriesOf(renderer.registry),
    anchorsOf: anchorsOf(renderer.registry),
  });
  const article = { ...normalised, ...(replacement ? { privatePage: replacement } : {}) };
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
    transformed: { article, blocks, shown: blocks.flatMap(({ rendered }) => rendered.shown), data },
    problems: reported([...found, ...faults.map((fault) => problemOf(fault, article.path))]),
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
