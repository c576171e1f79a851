import type { RuleExamples } from '../../testing/ruleCases.ts';

const authors = [{ name: 'Marisol Adeyemi' }];

export const cases: RuleExamples = {
  finds: {
    'an article on health': {
      content: { path: '/health/headache', byline: { authors } },
      at: '/byline/medicalReviewer',
    },
    'an article on nutrition': { content: { path: '/nutrition/zinc', byline: { authors } } },
    'an article without a byline': {
      content: { path: '/health/headache', byline: undefined },
      at: '/byline/medicalReviewer',
    },
  },
  passes: {
    'a reviewed article': {
      path: '/health/headache',
      byline: { authors, medicalReviewer: { name: 'Ruth Nakagawa' } },
    },
    'another section': { path: '/about/us', byline: { authors } },
    'the page of the section itself': { path: '/health', byline: { authors } },
    'a path that begins alike': { path: '/healthy-recipes/soup', byline: { authors } },
    'a section inside another one': { path: '/about/health/us', byline: { authors } },
  },
};
