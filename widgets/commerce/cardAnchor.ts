/** A page has one article, so every card is on the first. */
export const firstPage = 0;

/**
 * The id of a product card, a link target: `page0-card2`.
 * @param page 0-based index of the article among those read continuously
 * @param card 0-based index of the card in its article
 */
export function cardAnchor(page: number, card: number): string {
  return `page${page}-card${card}`;
}
