import { linkTo } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'the own path': { content: linkTo('/sleep/how-much-sleep'), marks: '/sleep/how-much-sleep' },
    'the own path in another way of writing': { content: linkTo('/Sleep/How-much-sleep/') },
    'the own path with an empty place': { content: linkTo('/sleep/how-much-sleep#') },
  },
  passes: {
    'a section of this page': linkTo('/sleep/how-much-sleep#dose'),
    'a part of the path': linkTo('/sleep'),
    'a longer path': linkTo('/sleep/how-much-sleep/children'),
    'the same path with a query': linkTo('/sleep/how-much-sleep?print=1'),
    'the same path elsewhere': linkTo('https://a.example/sleep/how-much-sleep'),
  },
};
