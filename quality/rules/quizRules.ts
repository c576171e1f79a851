import type { Rule } from '../rule.ts';
import { duplicateAnswer } from './quiz/duplicateAnswer.ts';
import { pointlessQuestion } from './quiz/pointlessQuestion.ts';
import { scoreGap } from './quiz/scoreGap.ts';
import { scoreOverlap } from './quiz/scoreOverlap.ts';
import { unknownSection } from './quiz/unknownSection.ts';
import { unreachableResult } from './quiz/unreachableResult.ts';
import { wrongMaximum } from './quiz/wrongMaximum.ts';

/** Rules for quizzes. */
export const quizRules: readonly Rule[] = [
  duplicateAnswer,
  pointlessQuestion,
  scoreGap,
  scoreOverlap,
  unknownSection,
  unreachableResult,
  wrongMaximum,
];
