import type { BlockDataByType } from '#schemas/generated/types.ts';
import { present, presentHtml } from '../ui/presentText.ts';

type FaqData = BlockDataByType['faq'];

export function shownItems({ items }: FaqData): FaqData['items'] {
  return items.filter(({ question, answer }) => present(question) && presentHtml(answer));
}
