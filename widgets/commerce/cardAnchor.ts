export const firstPage = 0;

/** The id of a product card: `page0-card2`. Both indices start at 0. */
export function cardAnchor(page: number, card: number): string {
  return `page${page}-card${card}`;
}
