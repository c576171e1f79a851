import { questionsOf } from '#editor-preview/app/conflicts/questions.ts';
import type { ConflictingOperation } from '#editor-preview/model/exchange.ts';
import { setTo } from '../../changes.ts';
import { opened } from '../support/openedArticle.ts';

interface Written {
  author?: string;
  /** Minutes after noon. */
  minute?: number;
  met?: string;
  block?: string;
  window?: string;
}

let written = 0;

function parked(
  text: string,
  { author = 'Ben', minute = 0, met = 'of-ann', block = 'end', window }: Written = {},
): ConflictingOperation {
  return {
    operation: {
      id: `${++written}`,
      author,
      at: new Date(Date.UTC(2026, 10, 23, 12, minute)).toISOString(),
      changes: [setTo(block, '/data/text', text)],
    },
    because: 'met',
    met: [met],
    ...(window === undefined ? {} : { sender: window }),
  };
}

const asked = (...operations: ConflictingOperation[]) =>
  questionsOf(operations, opened()).map(({ texts, operations }) => [texts?.mine, operations.length]);

test('two people’s versions of one text are two questions, each with its text', () =>
  expect(asked(parked('b', { author: 'Ben' }), parked('c', { author: 'Cara' }))).toEqual([
    ['b', 1],
    ['c', 1],
  ]));

test('what one person typed pause after pause is one question, with all of it', () =>
  expect(
    asked(
      parked('Take it'),
      parked('Take it dially', { minute: 1 }),
      parked('What it was', { block: 'intro', minute: 2 }),
      parked('Take it daily', { minute: 4 }),
      parked('Take it once daily', { minute: 90 }),
    ),
  ).toEqual([
    ['Take it once daily', 4],
    ['What it was', 1],
  ]));

test('nobody goes on from what somebody else wrote meanwhile', () => {
  const cara = parked('Take it seldom', { author: 'Cara' });
  expect(asked(parked('Take it'), cara, parked('Take it daily', { minute: 1 }))).toEqual([
    ['Take it', 1],
    ['Take it seldom', 1],
    ['Take it daily', 1],
  ]);
});

test('what one person wrote in two windows, soon after each other, is two questions, unless the later has all of the first', () => {
  const inOne = parked('Take it at noon', { window: 'one' });
  const inOther = parked('Take it at night', { window: 'other', minute: 1 });
  expect(asked(inOne, inOther)).toEqual([
    ['Take it at noon', 1],
    ['Take it at night', 1],
  ]);
  const afterReload = parked('Take it at noon, with water', { window: 'one, loaded anew', minute: 1 });
  expect(asked(inOne, afterReload)).toEqual([['Take it at noon, with water', 2]]);
});

test.each([
  ['long after, without what was there before', { minute: 30 }],
  ['at the same time, in another window', { minute: -1 }],
  ['on what others had written since', { minute: 1, met: 'of-dan' }],
])('another version of one person, %s, is a question of its own', (_when, how) =>
  expect(asked(parked('Take it at noon'), parked('Take it at night', how))).toEqual([
    ['Take it at noon', 1],
    ['Take it at night', 1],
  ]),
);
