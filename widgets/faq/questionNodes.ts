import type { BlockDataByType } from '#schemas/generated/types.ts';
import { textOfHtml } from '#transformer/html/textOfHtml.ts';
import type { JsonLdNode } from '#transformer/registry/structuredData.ts';
import { shownItems } from './shownItems.ts';

/** The visible questions with plain-text answers. An answer of images only is left out. */
export function questionNodes(data: BlockDataByType['faq']): JsonLdNode[] {
  return shownItems(data).flatMap(({ question, answer }) => {
    const text = textOfHtml(answer);
    return text === ''
      ? []
      : [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text } }];
  });
}
