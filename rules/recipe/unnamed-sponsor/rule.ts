import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'recipe/unnamed-sponsor',
  severity: 'warning',
  summary: 'A sponsored recipe does not name its sponsor.',
  blocks: {
    recipe({ data, place }, report) {
      const { isSponsored, ...sponsor } = data.sponsorship ?? {};
      const { sponsorName = '', sponsorLogo } = sponsor;
      const isPaidFor = isSponsored ?? Object.keys(sponsor).length > 0;
      if (isPaidFor && [sponsorName, sponsorLogo?.alt ?? ''].every((name) => name.trim() === ''))
        report(place('/data/sponsorship'), remedy);
    },
  },
};

const remedy =
  'Readers see "Sponsored" above this recipe, but not the name of the sponsor. Add the name, or add a text alternative to the logo.';
