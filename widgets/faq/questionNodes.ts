import type { BlockDataByType } from '../../schemas/generated/types.ts';
import type { DescribedPage, JsonLdNode } from '../../transformer/structuredData.ts';
import { shownItems } from './shownItems.ts';

/** The questions that readers see, with their answers as plain text. */
export function questionNodes(data: BlockDataByType['faq'], { textOf }: DescribedPage): JsonLdNode[] {
  return shownItems(data).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: textOf(answer) },
  }));
}
