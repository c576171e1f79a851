import type { Rule } from '../rule.ts';
import { a11yRules } from './a11yRules.ts';
import { affiliateRules } from './affiliateRules.ts';
import { dateRules } from './dateRules.ts';
import { healthRules } from './healthRules.ts';
import { htmlRules } from './htmlRules.ts';
import { idRules } from './idRules.ts';
import { imageRules } from './imageRules.ts';
import { jsonRules } from './jsonRules.ts';
import { layoutRules } from './layoutRules.ts';
import { linkRules } from './linkRules.ts';
import { privacyRules } from './privacyRules.ts';
import { quizRules } from './quizRules.ts';
import { refRules } from './refRules.ts';
import { seoRules } from './seoRules.ts';

/** All content rules of this project, by family: `<family>Rules.ts`. A rule that is in none of these lists does not run. */
export const contentRules: readonly Rule[] = [
  ...a11yRules,
  ...htmlRules,
  ...idRules,
  ...jsonRules,
  ...linkRules,
  ...quizRules,
  ...affiliateRules,
  ...dateRules,
  ...healthRules,
  ...imageRules,
  ...layoutRules,
  ...privacyRules,
  ...refRules,
  ...seoRules,
];
