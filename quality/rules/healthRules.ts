import type { Rule } from '../rule.ts';
import { bannedPhrase } from './health/bannedPhrase.ts';
import { crisisLine } from './health/crisisLine.ts';
import { notReviewed } from './health/notReviewed.ts';
import { unsourcedStudy } from './health/unsourcedStudy.ts';

/** Rules for what readers are told about their health. */
export const healthRules: readonly Rule[] = [bannedPhrase, crisisLine, notReviewed, unsourcedStudy];
