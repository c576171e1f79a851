import type { PreparedArticle } from '../preparedArticle.ts';
import { anchorHeadings } from './anchorHeadings.ts';
import { fillStableIds } from './fillStableIds.ts';
import { findNextOfKind } from './findNextOfKind.ts';
import { gateBlocks } from './gateBlocks.ts';
import { insertDisclosure } from './insertDisclosure.ts';
import { markCitations } from './markCitations.ts';
import { markFirstPicture } from './markFirstPicture.ts';
import { mendNetworkLinks } from './mendNetworkLinks.ts';
import type { NormaliseContext, NormaliseStep } from './normaliseStep.ts';
import { countShownOfKind, numberBlocksOfKind } from './numberBlocksOfKind.ts';

export type { NormaliseContext } from './normaliseStep.ts';

/** The way from a valid article to the list of blocks that one reader gets. The order matters: */
const steps: readonly NormaliseStep[] = [
  // First, on all blocks there are: an id, anchor or number that depended on who reads would be another one on every
  // page, and a link to it would lead somewhere else. What is counted for a reader is counted behind the gate.
  fillStableIds,
  anchorHeadings,
  numberBlocksOfKind,
  mendNetworkLinks,
  gateBlocks,
  // After that: a paid link that this reader does not get needs no disclosure.
  insertDisclosure,
  // Last, when it is settled which blocks stand on the page and in which order.
  countShownOfKind,
  findNextOfKind,
  markCitations,
  markFirstPicture,
];

/** Prepares a valid article for one kind of reader. */
export function normaliseArticle(article: PreparedArticle, context: NormaliseContext): PreparedArticle {
  return steps.reduce((current, step) => step(current, context), article);
}
