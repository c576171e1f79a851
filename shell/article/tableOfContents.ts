import { dataOf } from '#transformer/article/blockData.ts';
import type { NumberedBlock, PreparedBlock } from '#transformer/article/preparedArticle.ts';
import { cardAnchor, firstPage } from '#widgets/commerce/cardAnchor.ts';
import { recipeAnchor } from '#widgets/cooking/shownRecipe.ts';
import { present } from '#widgets/ui/presentText.ts';
import { sectionAnchor } from '#widgets/ui/sectionAnchor.ts';

export const minSectionsForContents = 4;

export interface ContentsEntry {
  anchor: string;
  text: string;
  products?: readonly ContentsEntry[];
}

const minProducts = 3;

/** Whether an article may have contents, for any reader; anchors are set later. */
export function mayHaveContents(blocks: readonly PreparedBlock[]): boolean {
  const sections = blocks.filter(
    (block) => (dataOf(block, 'heading')?.level ?? 2) === 2 && block.type === 'heading',
  );
  return sections.length >= minSectionsForContents;
}

/**
 * Headings of level 2, those of recipes, questions and sources included; in a list of products with the product cards of each
 * section. Empty if short.
 */
export function tableOfContents(blocks: readonly NumberedBlock[]): ContentsEntry[] {
  const entries: (ContentsEntry & { products: ContentsEntry[] })[] = [];
  let headings = 0;
  let products = 0;
  for (const block of blocks) {
    const ownTitle = present((dataOf(block, 'faq') ?? dataOf(block, 'sources'))?.header);
    if (ownTitle) entries.push({ anchor: sectionAnchor(block), text: ownTitle, products: [] });
    const recipe = present(dataOf(block, 'recipe')?.recipeTitle ?? dataOf(block, 'recipe-v2')?.title);
    if (recipe) entries.push({ anchor: recipeAnchor(block.indexOfKind), text: recipe, products: [] });
    const { text = '', level = 2, anchor } = dataOf(block, 'heading') ?? {};
    if (level === 2 && anchor !== undefined) {
      headings += 1;
      entries.push({ anchor, text, products: [] });
    }
    const { productTitle, productName } = dataOf(block, 'product-card') ?? {};
    const product = present(productTitle) ?? present(productName);
    if (product === undefined) continue;
    products += 1;
    entries.at(-1)?.products.push({ anchor: cardAnchor(firstPage, block.indexOfKind), text: product });
  }
  if (headings < minSectionsForContents) return [];
  return products < minProducts ? entries.map(({ anchor, text }) => ({ anchor, text })) : entries;
}
