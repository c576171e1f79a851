/** Articles stand on a page one at a time, so every card is on the first. */
export const firstPage = 0;

/**
 * The id of a product's card, which lists of products jump to: `page0-card2`.
 *
 * @param page place of the article among those that were read on in one go, from 0
 * @param card place of the card in its article, from 0
 */
export function cardAnchor(page: number, card: number): string {
  return `page${page}-card${card}`;
}
