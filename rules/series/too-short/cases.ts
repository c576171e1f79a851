import { block } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const article = (number: number): object => ({ title: `Part ${number}`, url: `/sleep/part-${number}` });
const series = (articles: readonly object[] | undefined): object =>
  block('content-series', { title: 'Nights that work', ...(articles ? { articles } : {}) });
const untitled = { title: ' ', url: '/sleep/part-9' };

export const cases: RuleExamples = {
  finds: {
    'no list of articles': { content: series(undefined), says: 'none' },
    'an empty list': { content: series([]), at: '/blocks/0/data/articles', says: 'none' },
    'one article': { content: series([article(1)]), says: 'has 1' },
    'two articles, one without a title': { content: series([article(1), untitled]), says: 'has 1' },
  },
  passes: {
    'two articles': series([article(1), article(2)]),
    'three articles': series([1, 2, 3].map(article)),
    'more articles than are shown': series([1, 2, 3, 4, 5].map(article)),
    'two articles and one without a title': series([untitled, article(1), article(2)]),
    'a list of related articles with one': block('related-articles', {
      articles: [{ url: '/sleep/insomnia-self-help', title: 'Sleep' }],
    }),
    'a box of a series': block('call-out', {
      items: [
        { content: '<p>Read on.</p>', isContentSeries: true, contentSeries: { title: 'Nights that work' } },
      ],
    }),
  },
};
