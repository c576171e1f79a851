import type { PreparedArticle } from '../preparedArticle.ts';
import { anchorHeadings } from './anchorHeadings.ts';
import { fillStableIds } from './fillStableIds.ts';
import { gateByCountry } from './gateByCountry.ts';
import { insertDisclosure } from './insertDisclosure.ts';
import { markFirstPicture } from './markFirstPicture.ts';
import type { NormaliseContext, NormaliseStep } from './normaliseStep.ts';
import { numberBlocksOfKind } from './numberBlocksOfKind.ts';
import { resolveConditions } from './resolveConditions.ts';

export type { NormaliseContext } from './normaliseStep.ts';

/** The way from a valid article to the list of blocks that one reader gets. The order matters: */
const steps: readonly NormaliseStep[] = [
  // First, on all blocks there are: an id or anchor that depended on who reads would be another one on every page.
  fillStableIds,
  anchorHeadings,
  resolveConditions,
  gateByCountry,
  // After the gates: a paid link that this reader does not get needs no disclosure.
  insertDisclosure,
  // Last, when it is settled which blocks stand on the page and in which order.
  numberBlocksOfKind,
  markFirstPicture,
];

/** Prepares a valid article for one kind of reader (design, section 2, step 3). */
export function normaliseArticle(article: PreparedArticle, context: NormaliseContext): PreparedArticle {
  return steps.reduce((current, step) => step(current, context), article);
}
