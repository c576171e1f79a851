import fc from 'fast-check';
import { applyOperation } from '#editor-preview/model/applyOperation.ts';
import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import type { Change } from '#editor-preview/model/operation.ts';
import { readArticle } from '#editor-preview/model/readValue.ts';
import { pieceBetween, sameForBoth, versionOf, withPieceOf } from '#editor-preview/model/textVersions.ts';
import { UnseenTexts } from '#editor-preview/model/unseenTexts.ts';
import { valueAt } from '#editor-preview/model/valueAt.ts';
import { isWholeMarkup } from '#editor-preview/model/wholeMarkup.ts';
import { setTo } from '../changes.ts';

const pointer = '/data/html';

function articleOf(html: string): EditedArticle {
  return readArticle({ json: { blocks: [{ id: 'text', type: 'rich-text', data: { html } }] } }, {});
}

function textOf(article: EditedArticle): string {
  const node = article.nodes.get('text');
  return String(node && valueAt(node.fields, pointer));
}

function written(before: string, after: string): Change {
  return { kind: 'text', block: 'text', pointer, ...pieceBetween(before, after) };
}

function made(article: EditedArticle, changes: readonly Change[]): EditedArticle {
  const outcome = applyOperation(article, { changes }, {});
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.article;
}

function together(before: string, theirs: string, mine: string): string | undefined {
  const there = made(articleOf(before), [written(before, theirs)]);
  const texts = new UnseenTexts(there, [{ changes: [written(before, theirs)], isMine: false }]);
  const { changes, hasConflict: meets } = texts.rebased([written(before, mine)]);
  return meets ? undefined : textOf(made(there, changes));
}

describe('a text that two have written', () => {
  test('has what both wrote, where they wrote in two paragraphs', () => {
    expect(
      together('<p>One.</p><p>Two.</p>', '<p>One and a half.</p><p>Two.</p>', '<p>One.</p><p>Two now.</p>'),
    ).toBe('<p>One and a half.</p><p>Two now.</p>');
    expect(together('Sleep well', 'How to sleep well', 'Sleep wellness')).toBeDefined();
  });

  test.each([
    ['the same word', 'half a cup', 'half a mug', 'half a jug'],
    ['right beside it', '<p>One</p>', '<p>One more</p>', '<p>One less</p>'],
    ['in what the other took away', '<p>One two three</p>', '<p>One</p>', '<p>One two, three</p>'],
    ['an empty text', '', 'Theirs', 'Mine'],
  ])('is a question where they wrote %s', (_where, before, theirs, mine) =>
    expect(together(before, theirs, mine)).toBeUndefined(),
  );

  test('is a question where put together its elements would not lie in each other, as its window has it', () => {
    const before = '<p>a b c</p>';
    const theirs = '<p>a b</p><p> c</p>';
    const bold = [
      { kind: 'text', block: 'text', pointer, at: 3, remove: '', insert: '<b>' },
      { kind: 'text', block: 'text', pointer, at: 10, remove: '', insert: '</b>' },
    ] as const;
    // "b" was to end behind the place where theirs begins another paragraph.
    const mine = '<p><b>a b c</b></p>';
    expect(textOf(made(articleOf(before), [bold[0], { ...bold[1], at: mine.indexOf('</b>') }]))).toBe(mine);
    const there = made(articleOf(before), [written(before, theirs)]);
    const texts = new UnseenTexts(there, [{ changes: [written(before, theirs)], isMine: false }]);
    expect(texts.rebased([bold[0], { ...bold[1], at: mine.indexOf('</b>') }])).toMatchObject({
      hasConflict: true,
      changes: [setTo('text', pointer, mine)],
    });
  });

  test('is asked for once more where what was written rests on what was not taken', () => {
    const before = 'half a cup of milk';
    const theirs = 'half a mug of milk';
    const there = made(articleOf(before), [written(before, theirs)]);
    const texts = new UnseenTexts(there, [{ changes: [written(before, theirs)], isMine: false }]);
    const first = [written(before, 'half a jug of milk')];
    texts.omitted(texts.rebased(first), first);
    const second = texts.rebased([written('half a jug of milk', 'half a jug of warm milk')]);
    expect(second.changes).toMatchObject([{ kind: 'set', value: { json: 'half a jug of warm milk' } }]);
  });
});

test('says where others have written something else that the same operation writes', () => {
  const there = articleOf('<p>One. Two.</p>');
  const set = (json: string): Change => setTo('text', '/data/style', json);
  const theirs = [written('<p>One.</p>', '<p>One. Two.</p>'), set('theirs')];
  const texts = new UnseenTexts(there, [{ changes: theirs, isMine: false }]);
  const mine = written('<p>One.</p>', '<p>Just one.</p>');
  expect(texts.conflictsElsewhere(texts.rebased([mine]))).toBe(false);
  expect(texts.conflictsElsewhere(texts.rebased([mine, set('mine')]))).toBe(true);
});

const words = fc.array(fc.constantFrom('sleep', 'light', 'two', '<b>dose</b>', 'a &amp; b'), {
  minLength: 1,
  maxLength: 4,
});
const paragraphs = fc.array(
  words.map((all) => all.join(' ')),
  { minLength: 1, maxLength: 4 },
);
const asHtml = (all: readonly string[]): string => all.map((each) => `<p>${each}</p>`).join('');

test('texts that two write while hearing of each other late end whole, with each word that was taken', () => {
  let taken = 0;
  fc.assert(
    fc.property(
      paragraphs,
      fc.array(
        fc.record({
          isMine: fc.boolean(),
          at: fc.nat(3),
          what: fc.nat(3),
          word: fc.stringMatching(/^[a-z]{3,6}$/),
        }),
        { maxLength: 12 },
      ),
      (begin, steps) => {
        // Both write on the very text that they have seen; what mine does comes last, all at once.
        const edit = (
          all: readonly string[],
          { at, what, word }: { at: number; what: number; word: string },
        ) => {
          const index = at % Math.max(1, all.length);
          const paragraph = all[index] ?? '';
          if (what === 0) return all.toSpliced(index, 0, word);
          if (what === 1) return all.with(index, `${paragraph} ${word}`);
          if (what === 2) return all.with(index, `<i>${word}</i> ${paragraph}`);
          return all.length > 1 ? all.toSpliced(index, 1) : all.with(index, word);
        };
        let theirs: readonly string[] = begin;
        let article = articleOf(asHtml(begin));
        const log: { changes: readonly Change[]; isMine: boolean }[] = [];
        for (const step of steps.filter(({ isMine }) => !isMine)) {
          const next = edit(theirs, step);
          const changes = [written(asHtml(theirs), asHtml(next))];
          article = made(article, changes);
          log.push({ changes, isMine: false });
          theirs = next;
        }
        const texts = new UnseenTexts(article, log);
        let mine: readonly string[] = begin;
        for (const step of steps.filter(({ isMine }) => isMine)) {
          const next = edit(mine, step);
          const changes = [written(asHtml(mine), asHtml(next))];
          mine = next;
          const rebased = texts.rebased(changes);
          if (rebased.hasConflict) {
            texts.omitted(rebased, changes);
            expect(rebased.changes).toMatchObject([{ kind: 'set', value: { json: asHtml(mine) } }]);
            continue;
          }
          const outcome = applyOperation(article, { changes: rebased.changes }, {});
          expect(outcome.ok).toBe(true);
          if (!outcome.ok) return;
          texts.done(rebased);
          article = outcome.article;
          taken++;
          expect(isWholeMarkup(textOf(article))).toBe(true);
          if (step.what < 3) expect(textOf(article)).toContain(step.word);
        }
      },
    ),
    { numRuns: 300 },
  );
  expect(taken).toBeGreaterThan(100);
});

test('each of two keeps its own version, whatever both write', () => {
  const text = fc.string({ maxLength: 12 });
  fc.assert(
    fc.property(text, text, text, (before, theirs, mine) => {
      const there = withPieceOf(sameForBoth(before), 'theirs', pieceBetween(before, theirs));
      const both = withPieceOf(there, 'mine', pieceBetween(before, mine));
      expect([versionOf(both, 'theirs'), versionOf(both, 'mine')]).toEqual([theirs, mine]);
    }),
  );
});

test.each([
  ['<p>One <b>two</b><br>three</p><ul><li><p>a</p></li><li>b</li></ul>', true],
  ['BMI < 18 & more', true],
  ['<p>One', false],
  ['<p>One</b></p>', false],
  ['<p><ul><li>a</li></ul></p>', false],
  ['<a href="/x">one <a href="/y">two</a></a>', false],
  ['<li>a</li>', false],
  ['<p>One <str', false],
  ['<!-- a --><p>a</p>', false],
])('%s is whole: %s', (text, isWhole) => expect(isWholeMarkup(text)).toBe(isWhole));
