import { completeDraft } from '#transformer/validate/completeDraft.ts';

const whole = { path: '/a', title: 'A title', blocks: [] };

test('a draft with all that a page needs is left as it is', () =>
  expect(completeDraft(whole, '/b')).toBe(whole));

test.each([
  ['no title', { path: '/a', blocks: [] }, { title: 'Untitled' }],
  ['a title that is none', { ...whole, title: 7 }, { title: 'Untitled' }],
  ['no blocks', { path: '/a', title: 'A title' }, { blocks: [] }],
  ['blocks that are none', { ...whole, blocks: {} }, { blocks: [] }],
  ['a path that is none', { ...whole, path: 'x y' }, { path: '/b' }],
])('a draft with %s gets what stands in for it, and keeps the rest', (_what, draft, standIn) =>
  expect(completeDraft(draft, '/b')).toEqual({ ...draft, ...standIn }),
);

test.each([undefined, null, 'x', 7, []])('%j becomes an empty article', (draft) =>
  expect(completeDraft(draft, '/b')).toEqual({ path: '/b', title: 'Untitled', blocks: [] }),
);
