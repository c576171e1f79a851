import fc from 'fast-check';
import { type Piece, wordDiff } from '#editor-preview/app/compare/wordDiff.ts';

const marked = (pieces: readonly Piece[]) =>
  pieces.map(({ text, isChanged }) => (isChanged ? `[${text.trim()}]` : text)).join('');

test.each([
  {
    before: 'Take 5 mg a day.',
    after: 'Take 10 mg a day.',
    old: 'Take [5]mg a day.',
    now: 'Take [10]mg a day.',
  },
  { before: 'The same', after: 'The same', old: 'The same', now: 'The same' },
  { before: '', after: 'New', old: '', now: '[New]' },
  { before: 'One two', after: 'One two three', old: 'One two', now: 'One two [three]' },
])('$before → $after', ({ before, after, old, now }) => {
  const { before: left, after: right } = wordDiff(before, after);
  expect([marked(left), marked(right)]).toEqual([old, now]);
});

test('a link that leads elsewhere is told, and its text is not', () => {
  const link = (target: string) => `<p>See <a href="${target}">the study</a>.</p>`;
  const { before, after } = wordDiff(link('/a'), link('/b'));
  expect(before.filter(({ isChanged }) => isChanged)).toEqual([
    { text: '<a href="/a">', isChanged: true, isTag: true },
  ]);
  expect(after.filter(({ isChanged }) => isChanged).map(({ text }) => text)).toEqual(['<a href="/b">']);
});

test('the pieces of each text are that text, whatever is compared', () => {
  const text = fc.array(fc.constantFrom('<b>', '</b>', 'zinc', ' ', '5 mg', 'ü', '<', '\n', '—'), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [before, after] = [one.join(''), other.join('')];
      const pieces = wordDiff(before, after);
      expect(pieces.before.map((piece) => piece.text).join('')).toBe(before);
      expect(pieces.after.map((piece) => piece.text).join('')).toBe(after);
      if (before === after) expect(pieces.before.some(({ isChanged }) => isChanged)).toBe(false);
    }),
  );
});
