import type { BlockDataByType } from '#schemas/generated/types.ts';
import { present, presentHtml } from '../ui/presentText.ts';

type FaqData = BlockDataByType['faq'];

/** The questions that are shown: those that ask something and have an answer. */
export function shownItems({ items }: FaqData): FaqData['items'] {
  return items.filter(({ question, answer }) => present(question) && presentHtml(answer));
}
