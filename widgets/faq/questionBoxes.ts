import type { ClaimContext } from '#transformer/fromHtml/claim.ts';
import { inParagraphs } from '#transformer/fromHtml/tree/inParagraphs.ts';
import { find, findAll } from '#transformer/fromHtml/tree/selector.ts';
import { withoutNodes } from '#transformer/fromHtml/tree/withoutNodes.ts';
import type { TreeElement } from '#transformer/html/treeNodes.ts';

export const openedBoxes = 'details, .kg-toggle-card';
/** Plug-in containers of all questions: Yoast, Rank Math, and those with schema markup. */
export const questionLists =
  '.wp-block-yoast-faq-block, .schema-faq, .rank-math-block, [itemtype$="schema.org/FAQPage"]';

const inLists = '.schema-faq-section, .rank-math-list-item, [itemtype$="schema.org/Question"]';
const questions = 'summary, .schema-faq-question, .rank-math-question, .kg-toggle-heading, [itemprop="name"]';
const answers = '.schema-faq-answer, .rank-math-answer, .kg-toggle-content, [itemprop="text"]';

export function questionsInList(list: TreeElement): TreeElement[] {
  return findAll([list], inLists);
}

export function questionIn(box: TreeElement, context: ClaimContext): { question: string; answer: string } {
  const question = find([box], questions);
  const answer = find(box.children, answers);
  const inAnswer = answer?.name === 'p' ? [answer] : answer?.children;
  return {
    question: context.text(question ? [question] : []),
    answer: context.html(inParagraphs(inAnswer ?? withoutNodes(box.children, [question]))),
  };
}
