import { productCardCount } from '../../engine/facts/productCards.ts';
import type { Rule } from '../../engine/rule.ts';

const anchor = /^#?page(\d+)-card(\d+)$/;

export const rule: Rule = {
  id: 'ref/unknown-card',
  severity: 'error',
  summary: 'A pick of a quick look links to a card that was not found.',
  article(article, report) {
    const quickLooks = article.blocksOf('quick-look');
    if (quickLooks.length === 0) return;
    const cards = productCardCount(article);
    for (const quickLook of quickLooks) {
      quickLook.data.items.forEach(({ title, hashRoute }, index) => {
        const [, page = '0', card = String(index)] = anchor.exec(hashRoute ?? '') ?? [];
        if (page === '0' && Number(card) < cards) return;
        const last = `page0-card${cards - 1}`;
        const has = cards === 0 ? 'no product cards' : `product cards up to ${last}`;
        report(
          quickLook.place(`/data/items/${index}${hashRoute === undefined ? '' : '/hashRoute'}`),
          hashRoute === undefined
            ? `This is pick ${index + 1}, but the article has ${has}, so the link is broken. Select the card of "${title}", or add one.`
            : `The card "${hashRoute}" was not found: the article has ${has}. Select the card of "${title}", or add one.`,
          { evidence: hashRoute ?? title },
        );
      });
    }
  },
};
