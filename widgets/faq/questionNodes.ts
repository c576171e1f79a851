import type { BlockDataByType } from '#schemas/generated/types.ts';
import { textOfHtml } from '#transformer/html/textOfHtml.ts';
import type { JsonLdNode } from '#transformer/structuredData.ts';
import { shownItems } from './shownItems.ts';

/** The questions that readers see, with their answers as plain text. An answer of pictures alone has none. */
export function questionNodes(data: BlockDataByType['faq']): JsonLdNode[] {
  return shownItems(data).flatMap(({ question, answer }) => {
    const text = textOfHtml(answer);
    return text === ''
      ? []
      : [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text } }];
  });
}
