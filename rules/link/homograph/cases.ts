import { linkTo } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'a Cyrillic letter in a Latin name': { content: linkTo('https://p\u0430ypal.example/'), says: 'xn--' },
    'a Greek letter in a Latin name': { content: linkTo('https://g\u03BFogle.example/') },
    'one behind two slashes': { content: linkTo('//n\u0456h.example/') },
  },
  passes: {
    'a name with accents': linkTo('https://münchen-schläft.example/'),
    'a name all in Cyrillic': linkTo('https://\u0441\u043E\u043D.example/'),
    'a name in Japanese with Latin letters': linkTo('https://睡眠lab.example/'),
    'Cyrillic letters in the path': linkTo('https://a.example/сон'),
    'a path of this site': linkTo('/сон'),
  },
};
