import { type Change, changeBetween, type PublicState } from '#adapters/payload/src/changes/change.ts';

const published: PublicState = { path: '/sleep/naps', published: true, updatedAt: '1' };
const draft: PublicState = { ...published, published: false };

const cases: [
  what: string,
  before: PublicState | undefined,
  after: PublicState | undefined,
  Change | undefined,
][] = [
  ['a new article that is published', undefined, published, { path: '/sleep/naps', kind: 'published' }],
  ['a draft that is published', draft, published, { path: '/sleep/naps', kind: 'published' }],
  [
    'an article that is published once more',
    published,
    { ...published, updatedAt: '2' },
    { path: '/sleep/naps', kind: 'published' },
  ],
  [
    'an article that is published elsewhere',
    published,
    { ...published, path: '/sleep/rest', updatedAt: '2' },
    { path: '/sleep/naps', kind: 'moved', to: '/sleep/rest' },
  ],
  ['an article that is withdrawn', published, draft, { path: '/sleep/naps', kind: 'withdrawn' }],
  [
    'an article that is withdrawn and gets another path',
    published,
    { ...draft, path: '/sleep/rest' },
    { path: '/sleep/naps', kind: 'withdrawn' },
  ],
  ['an article that is deleted', published, undefined, { path: '/sleep/naps', kind: 'withdrawn' }],
  ['a draft beside what is published', published, published, undefined],
  ['a new draft', undefined, draft, undefined],
  ['a draft that changes', draft, { ...draft, path: '/sleep/rest', updatedAt: '2' }, undefined],
  [
    'a draft that is published elsewhere',
    draft,
    { ...published, path: '/sleep/rest' },
    { path: '/sleep/rest', kind: 'published' },
  ],
  ['a draft that is deleted', draft, undefined, undefined],
];

test.each(cases)('%s', (_what, before, after, change) =>
  expect(changeBetween(before, after)).toEqual(change),
);
