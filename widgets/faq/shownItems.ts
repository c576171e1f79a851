import type { BlockDataByType } from '#schemas/generated/types.ts';
import { present, presentHtml } from '../ui/presentText.ts';

type FaqData = BlockDataByType['faq'];

/** The items with both a question and an answer. */
export function shownItems({ items }: FaqData): FaqData['items'] {
  return items.filter(({ question, answer }) => present(question) && presentHtml(answer));
}
