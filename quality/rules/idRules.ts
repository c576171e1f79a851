import type { Rule } from '../rule.ts';
import { duplicateAnchor } from './id/duplicateAnchor.ts';
import { unstable } from './id/unstable.ts';

/** Rules for the names of blocks and places. */
export const idRules: readonly Rule[] = [duplicateAnchor, unstable];
