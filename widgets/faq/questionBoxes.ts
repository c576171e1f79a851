import type { ClaimContext } from '#transformer/fromHtml/claim.ts';
import { inParagraphs } from '#transformer/fromHtml/tree/inParagraphs.ts';
import { find, selects } from '#transformer/fromHtml/tree/selector.ts';
import { withoutNodes } from '#transformer/fromHtml/tree/withoutNodes.ts';
import { isElement, type TreeElement, type TreeNode } from '#transformer/html/treeNodes.ts';

/** One question each: of browsers, Ghost, Yoast, Rank Math, and those with schema markup. */
export const questionBoxes =
  'details, .kg-toggle-card, .schema-faq-section, .rank-math-list-item, [itemtype$="schema.org/Question"]';
/** Plug-in containers of all questions. */
export const questionLists =
  '.wp-block-yoast-faq-block, .schema-faq, .rank-math-block, .rank-math-list, [itemtype$="schema.org/FAQPage"]';

const questions = 'summary, .schema-faq-question, .rank-math-question, .kg-toggle-heading, [itemprop="name"]';
const answers = '.schema-faq-answer, .rank-math-answer, .kg-toggle-content, [itemprop="text"]';
/** Elements that become separate blocks: no answer can have them. */
export const outOfAnswers = 'iframe, video, audio, [data-kind]';

export const isQuestionBox = selects(questionBoxes);

export function boxesAtStart(elements: Iterable<TreeElement>, most: number): TreeElement[] {
  const boxes: TreeElement[] = [];
  for (const element of elements) {
    if (!isQuestionBox(element) || boxes.length === most) break;
    boxes.push(element);
  }
  return boxes;
}

/** None if the list contains anything else: then each run of boxes becomes a block, between the other content. */
export function boxesInList(list: TreeElement, context: ClaimContext): TreeElement[] {
  const boxes = outermostBoxes(list.children);
  return boxes.length > 0 && isBlank(withoutNodes([list], boxes), context) ? boxes : [];
}

function outermostBoxes(nodes: readonly TreeNode[]): TreeElement[] {
  return nodes
    .filter(isElement)
    .flatMap((element) => (isQuestionBox(element) ? element : outermostBoxes(element.children)));
}

/** The answer is all that is not the question, unless only frames are around it. */
export function questionIn(box: TreeElement, context: ClaimContext): { question: string; answer: string } {
  const question = find([box], questions);
  const answer = find(box.children, answers);
  const isWhole = answer && isBlank(withoutNodes([box], [question, answer]), context);
  const inAnswer = answer?.name === 'p' ? [answer] : answer?.children;
  return {
    question: context.text(question ? [question] : []),
    answer: context.html(inParagraphs((isWhole && inAnswer) || withoutNodes(box.children, [question]))),
  };
}

function isBlank(nodes: readonly TreeNode[], context: ClaimContext): boolean {
  return context.text(nodes) === '' && !find(nodes, `img, ${outOfAnswers}`);
}
