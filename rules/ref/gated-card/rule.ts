import { numberBlocksOfKind } from '#transformer/normalise/numberBlocksOfKind.ts';
import { anchorOfPick } from '../../engine/facts/productCards.ts';
import type { Rule } from '../../engine/rule.ts';
import type { BlockSubject } from '../../engine/subjects/subjects.ts';

export const rule: Rule = {
  id: 'ref/gated-card',
  severity: 'warning',
  summary: 'A pick of a quick look links to a card that only some readers see.',
  article({ envelope, blocksOf }, report) {
    const quickLooks = blocksOf('quick-look');
    if (quickLooks.length === 0) return;
    const numbers = new Map(
      numberBlocksOfKind(envelope.allBlocks).map(({ pointer, indexOfKind }) => [pointer, indexOfKind]),
    );
    const cards = new Map(
      blocksOf('product-card').map((card) => [`page0-card${numbers.get(card.prepared.pointer)}`, card]),
    );
    for (const quickLook of quickLooks) {
      const ownConditions = conditionsOf(quickLook);
      quickLook.data.items.forEach((item, index) => {
        const card = cards.get(anchorOfPick(item, index));
        const more = card && conditionsOf(card).filter((condition) => !ownConditions.includes(condition));
        if (!more || more.length === 0) return;
        report(
          quickLook.place(`/data/items/${index}`),
          `Only some readers see the card of "${item.title}", so the others do not see this pick either. If there is another card for them, add both, each in a separate list.`,
          {
            evidence: item.title,
            related: [{ place: card.place('/when'), message: 'The condition is here.' }],
          },
        );
      });
    }
  },
};

function conditionsOf({ prepared, parent }: BlockSubject): string[] {
  const own = prepared.when ? [JSON.stringify(prepared.when)] : [];
  return parent ? [...own, ...conditionsOf(parent)] : own;
}
