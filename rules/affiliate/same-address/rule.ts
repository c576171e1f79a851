import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'affiliate/same-address',
  severity: 'warning',
  summary: 'Two product cards link to the same address.',
  article({ blocksOf }, report) {
    const cards = blocksOf('product-card');
    const first = new Map<string, { name: string; index: number }>();
    cards.forEach((card, index) => {
      const { data } = card;
      const address = data.ctaUrl?.trim() ?? '';
      const name = (data.productTitle ?? data.productName ?? '').trim();
      if (address === '' || name === '') return;
      const earlier = first.get(address);
      if (!earlier) {
        first.set(address, { name, index });
      } else if (earlier.name.toLowerCase() !== name.toLowerCase()) {
        report(
          card.place('/data/ctaUrl'),
          `"${name}" and "${earlier.name}" link to the same address. Give each product its own address.`,
          {
            evidence: address,
            related: [
              {
                place: cards[earlier.index]?.place('/data/ctaUrl') ?? card.place(),
                message: 'This card has the same address.',
              },
            ],
          },
        );
      }
    });
  },
};
