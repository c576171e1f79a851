import type { Rule } from '../rule.ts';
import { foreignHost } from './image/foreignHost.ts';
import { imageFormat } from './image/format.ts';
import { sizeMissing } from './image/sizeMissing.ts';

/** Rules for pictures. */
export const imageRules: readonly Rule[] = [foreignHost, imageFormat, sizeMissing];
