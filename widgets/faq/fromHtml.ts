import type { BlockFromHtml, ClaimContext } from '#transformer/fromHtml/claim.ts';
import { inParagraphs } from '#transformer/fromHtml/tree/inParagraphs.ts';
import { find, findAll, selects } from '#transformer/fromHtml/tree/selector.ts';
import { withoutNodes } from '#transformer/fromHtml/tree/withoutNodes.ts';
import type { TreeElement } from '#transformer/html/treeNodes.ts';

const openedBoxes = 'details, .kg-toggle-card';
/** Plug-in containers of all questions: Yoast, Rank Math, and those with schema markup. */
const questionLists =
  '.wp-block-yoast-faq-block, .schema-faq, .rank-math-block, [itemtype$="schema.org/FAQPage"]';

const inLists = '.schema-faq-section, .rank-math-list-item, [itemtype$="schema.org/Question"]';
const questions = 'summary, .schema-faq-question, .rank-math-question, .kg-toggle-heading, [itemprop="name"]';
const answers = '.schema-faq-answer, .rank-math-answer, .kg-toggle-content, [itemprop="text"]';

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
    for (const sibling of run.slice(1)) context.claim(sibling);
    return { items };
  },
};

function questionsInList(list: TreeElement): TreeElement[] {
  return findAll([list], inLists);
}

function questionIn(box: TreeElement, context: ClaimContext): { question: string; answer: string } {
  const question = find([box], questions);
  const answer = find(box.children, answers);
  const inAnswer = answer?.name === 'p' ? [answer] : answer?.children;
  return {
    question: context.text(question ? [question] : []),
    answer: context.html(inParagraphs(inAnswer ?? withoutNodes(box.children, [question]))),
  };
}
