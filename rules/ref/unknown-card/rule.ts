import { productCardCount } from '../../engine/facts/productCards.ts';
import type { Rule } from '../../engine/rule.ts';

const anchor = /^#?page(\d+)-card(\d+)$/;

export const rule: Rule = {
  id: 'ref/unknown-card',
  severity: 'error',
  summary: 'A pick of a quick look leads to a card that is not there.',
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
            ? `This is pick ${index + 1}, and the article has ${has}, so it leads nowhere. Name the card that "${title}" is about, or add one.`
            : `There is no card "${hashRoute}": the article has ${has}. Name the card that "${title}" is about, or add one.`,
          { evidence: hashRoute ?? title },
        );
      });
    }
  },
};
