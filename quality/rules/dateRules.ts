import type { Rule } from '../rule.ts';
import { futureDate } from './date/future.ts';
import { oldYear } from './date/oldYear.ts';
import { reviewDue } from './date/reviewDue.ts';
import { updatedBeforePublished } from './date/updatedBeforePublished.ts';

/** Rules for dates. */
export const dateRules: readonly Rule[] = [futureDate, oldYear, reviewDue, updatedBeforePublished];
