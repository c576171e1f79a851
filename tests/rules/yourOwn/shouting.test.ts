import { ruleCases } from 'pagewell/rules/testing';
import { shouting } from './shouting.ts';

const cases = ruleCases(shouting, {
  finds: {
    'a row of marks': { content: '<p>Sleep more!!!</p>', marks: '!!!' },
    'words in capitals': { content: '<p>Take <b>THIS POWDER</b> now.</p>', marks: 'THIS POWDER' },
  },
  passes: {
    'one mark': '<p>Sleep more!</p>',
    'a unit and a vitamin': '<p>600 IU of D3.</p>',
    'the name of an authority': '<p>The FDA and the CDC agree.</p>',
    'one word in capitals': '<p>It is called WHOLE30.</p>',
    'an address': '<p><a href="/AAAA/BBBB">Our list</a></p>',
  },
});

test.each(cases)('$name', ({ run }) => run());
