import { block } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const recipe = (sponsorship?: object): object =>
  block('recipe', {
    recipeTitle: 'Soup',
    image: { src: '/media/soup.webp', alt: 'A bowl of soup', width: 1200, height: 800 },
    ingredients: [{ text: '1 onion' }],
    ...(sponsorship ? { sponsorship } : {}),
  });
const logo = (alt: string): object => ({ src: '/media/mill.webp', alt, width: 200, height: 80 });
const sponsorUrl = 'https://hollins.example/';

export const cases: RuleExamples = {
  finds: {
    'the four fields of a sponsor without a name': {
      content: recipe({
        isSponsored: true,
        sponsorUrl,
        sponsorTracker: 'https://hollins.example/visit.gif',
        sponsorLogo: logo(''),
      }),
      at: '/blocks/0/data/sponsorship',
      severity: 'warning',
    },
    'a recipe that is only said to be sponsored': { content: recipe({ isSponsored: true }) },
    'a link alone': { content: recipe({ sponsorUrl }) },
    'a name of blanks alone': { content: recipe({ sponsorName: ' ' }) },
    'a name of blanks': { content: recipe({ sponsorUrl, sponsorName: ' ' }) },
  },
  passes: {
    'a name': recipe({ sponsorUrl, sponsorName: 'Hollins Mill' }),
    'a logo that says the name': recipe({ sponsorUrl, sponsorLogo: logo('Hollins Mill') }),
    'a sponsor that is switched off': recipe({ isSponsored: false, sponsorUrl }),
    'no sponsor': recipe(),
    'a sponsor of whom nothing is said': recipe({}),
  },
};
