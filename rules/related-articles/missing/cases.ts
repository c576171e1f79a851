import { createCorpus } from '../../engine/corpus.ts';
import { block, corpusEntry } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const corpus = createCorpus([
  corpusEntry('/sleep/how-much-sleep'),
  corpusEntry('/sleep/naps'),
  corpusEntry('/sleep/snoring', { published: false }),
]);
const related = (data: object = {}): object => block('related-articles', data);
const leadingTo = (...articleUrls: string[]) => ({
  relatedArticles: [{ path: '/sleep/how-much-sleep', articleUrls }],
});

const withGaps: RuleExamples = {
  options: { corpus, settings: leadingTo('/sleep/naps', '/sleep/snoring', '/sleep/dreams') },
  finds: {
    'articles that are not there, or not published': {
      content: related({ title: 'Sleep' }),
      at: '/blocks/0',
      says: 'broken links to /sleep/snoring, /sleep/dreams:',
    },
    'an empty list of its own': { content: related({ articles: [] }), says: '/sleep/dreams' },
  },
  passes: {
    'articles of its own': related({ articles: [{ url: '/sleep/naps', title: 'Naps' }] }),
    'another block': '<p>Sleep.</p>',
  },
};

const whole: RuleExamples = {
  options: { corpus, settings: leadingTo('/sleep/naps', '/sleep/how-much-sleep') },
  finds: {},
  passes: { 'a list of which all are there': related() },
};

const withoutList: RuleExamples = {
  options: { corpus },
  finds: {},
  passes: { 'a page for which the site has no list': related() },
};

const alone: RuleExamples = {
  options: { settings: leadingTo('/sleep/dreams') },
  finds: {},
  passes: { 'a list, where no other article is known': related() },
};

export const cases: readonly RuleExamples[] = [withGaps, whole, withoutList, alone];
