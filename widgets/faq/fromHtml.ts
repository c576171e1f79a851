import type { BlockFromHtml } from '#transformer/fromHtml/claim.ts';
import { find } from '#transformer/fromHtml/tree/selector.ts';
import {
  boxesAtStart,
  boxesInList,
  isQuestionBox,
  outOfAnswers,
  questionBoxes,
  questionIn,
  questionLists,
} from './questionBoxes.ts';

const maxQuestions = 100;
const maxQuestion = 300;
const maxAnswer = 65_536;

export const faqFromHtml: BlockFromHtml = {
  type: 'faq',
  selector: `${questionBoxes}, ${questionLists}`,
  read(element, context) {
    const siblings = isQuestionBox(element) ? boxesAtStart(context.following, maxQuestions - 1) : [];
    const found = isQuestionBox(element) ? [element, ...siblings] : boxesInList(element, context);
    if (found.length === 0 || found.length > maxQuestions || find(found, outOfAnswers)) return undefined;
    const items = found.map((box) => questionIn(box, context));
    const isRight = items.every(
      ({ question, answer }) =>
        question !== '' && question.length <= maxQuestion && answer !== '' && answer.length <= maxAnswer,
    );
    if (!isRight) return undefined;
    for (const sibling of siblings) context.claim(sibling);
    return { items };
  },
};
