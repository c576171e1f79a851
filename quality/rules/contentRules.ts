import type { Rule } from '../rule.ts';
import { headingOrder } from './a11y/headingOrder.ts';
import { linkText } from './a11y/linkText.ts';
import { stripped } from './html/stripped.ts';
import { unsafeImage } from './html/unsafeImage.ts';
import { unsafeLink } from './html/unsafeLink.ts';
import { brokenAnchor } from './link/brokenAnchor.ts';
import { duplicateAnswer } from './quiz/duplicateAnswer.ts';
import { pointlessQuestion } from './quiz/pointlessQuestion.ts';
import { scoreGap } from './quiz/scoreGap.ts';
import { scoreOverlap } from './quiz/scoreOverlap.ts';
import { unknownSection } from './quiz/unknownSection.ts';
import { unreachableResult } from './quiz/unreachableResult.ts';
import { wrongMaximum } from './quiz/wrongMaximum.ts';

/** All content rules of this project, by family. A rule that is not here does not run. */
export const contentRules: readonly Rule[] = [
  headingOrder,
  linkText,
  stripped,
  unsafeImage,
  unsafeLink,
  brokenAnchor,
  duplicateAnswer,
  pointlessQuestion,
  scoreGap,
  scoreOverlap,
  unknownSection,
  unreachableResult,
  wrongMaximum,
];
