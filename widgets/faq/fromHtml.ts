import type { BlockFromHtml } from '#transformer/fromHtml/claim.ts';
import { find, selects } from '#transformer/fromHtml/tree/selector.ts';
import type { TreeElement } from '#transformer/html/treeNodes.ts';
import { openedBoxes, questionIn, questionLists, questionsInList } from './questionBoxes.ts';

const isOpened = selects(openedBoxes);
/** Elements that become separate blocks: no answer can have them. */
const outOfAnswers = 'iframe, video, audio, [data-kind]';
const maxQuestions = 100;
const maxQuestion = 300;
const maxAnswer = 65_536;

export const faqFromHtml: BlockFromHtml = {
  type: 'faq',
  selector: `${openedBoxes}, ${questionLists}`,
  read(element, context) {
    const run: TreeElement[] = [];
    if (isOpened(element)) {
      run.push(element);
      for (const other of context.following) {
        if (!isOpened(other) || run.length === maxQuestions) break;
        run.push(other);
      }
    }
    const found = run.length > 0 ? run : questionsInList(element);
    if (found.length === 0 || found.length > maxQuestions || find(found, outOfAnswers)) return undefined;
    const items = found.map((box) => questionIn(box, context));
    const isRight = items.every(
      ({ question, answer }) =>
        question !== '' && question.length <= maxQuestion && answer !== '' && answer.length <= maxAnswer,
    );
    if (!isRight) return undefined;
    for (const sibling of run.slice(1)) context.take(sibling);
    return { items };
  },
};
