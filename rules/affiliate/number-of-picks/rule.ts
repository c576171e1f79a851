import type { Rule } from '../../engine/rule.ts';

export const words = [
  ...['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
];

/** "The 12 Best Teas", "Best 12 Teas", "Las doce mejores infusiones": letters, digits or % do not continue it. */
const promise = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:(\d{1,3}|${words.join('|')}) (?:very )?(?:best|mejores)|best (\d{1,3}|${words.join('|')}))(?![\p{L}\d%]|[.,]\d)`,
  'iu',
);

export const rule: Rule = {
  id: 'affiliate/number-of-picks',
  severity: 'warning',
  summary: 'The number of products in the title differs from the article.',
  article({ envelope, place, blocksOf }, report) {
    const match = promise.exec(envelope.title);
    const cards = blocksOf('product-card');
    // Conditional cards are often versions of one pick.
    if (!match || cards.some(({ prepared: { when } }) => when)) return;
    const { 0: phrase, 1: before, 2: behind, index } = match;
    const promised = numberOf(before ?? behind);
    const picks = cards.filter(({ data }) => !data.isFeaturedPartner && !data.isNotRecommended);
    const paid = cards.filter(({ data }) => data.isFeaturedPartner);
    if (picks.length < 2 || picks.length === promised) return;
    report(
      { ...place('/title'), within: { start: index, end: index + phrase.length } },
      `The title says "${phrase}", but the article recommends ${picks.length}${paid.length > 0 ? ', not counting paid placements' : ''}. Correct the number, or the cards.`,
      {
        evidence: phrase,
        related: paid.map((card) => ({ place: card.place(), message: 'This is a paid placement.' })),
      },
    );
  },
};

function numberOf(text = ''): number {
  const word = words.indexOf(text.toLowerCase());
  return word < 0 ? Number(text) : (word % (words.length / 2)) + 2;
}
