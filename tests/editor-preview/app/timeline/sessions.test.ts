import { labelsOf, longestBreak, sessionsOf } from '#editor-preview/app/timeline/sessions.ts';
import { keyOf, withNewest } from '#editor-preview/app/timeline/useHistory.ts';
import type { HistoryEntry } from '#editor-preview/model/history.ts';

const at = (minute: number): string => new Date(Date.UTC(2026, 4, 4, 9, minute)).toISOString();
const done = (
  sequence: number,
  minute: number,
  author = 'Ada',
  label = 'Change the title',
): HistoryEntry => ({ kind: 'operation', sequence, author, at: at(minute), label });
const published = (sequence: number, minute: number): HistoryEntry => ({
  kind: 'revision',
  revision: `9${sequence}`,
  sequence,
  author: 'Bo',
  at: at(minute),
  isPublished: false,
});
const inShort = (entries: readonly HistoryEntry[]) =>
  sessionsOf(entries).map((item) => {
    if (item.kind === 'revision') return 'published';
    if (item.kind === 'standing') return item.step;
    if (item.kind === 'folded') return 'folded';
    return `${item.author}: ${item.operations.map(({ sequence }) => sequence).join(' ')}`;
  });

describe('sessions of work', () => {
  test('last until somebody does nothing for a while', () => {
    const entries = [done(4, 2 * longestBreak + 3), done(3, longestBreak + 2), done(2, 2), done(1, 0)];
    expect(inShort(entries)).toEqual(['Ada: 4', 'Ada: 3 2 1']);
  });

  test('of two people at the same time are two', () => {
    const entries = [done(4, 4), done(3, 3, 'Bo'), done(2, 2), done(1, 1, 'Bo')];
    expect(inShort(entries)).toEqual(['Ada: 4 2', 'Bo: 3 1']);
  });

  test('end with what is published', () =>
    expect(inShort([done(2, 3), published(1, 2), done(1, 1)])).toEqual(['Ada: 2', 'published', 'Ada: 1']));

  test('end with what was done with the article as a whole', () => {
    const withdrawn: HistoryEntry = {
      kind: 'standing',
      number: '99',
      step: 'withdrawn',
      sequence: 1,
      author: 'Bo',
      at: at(2),
      isPlanned: false,
    };
    expect(inShort([done(2, 3), withdrawn, done(1, 1)])).toEqual(['Ada: 2', 'withdrawn', 'Ada: 1']);
  });

  test('do not mind a clock that goes wrong', () =>
    expect(inShort([done(2, 1), done(1, 9)])).toEqual(['Ada: 2 1']));

  test('name each thing once, with how often it was done', () => {
    const [session] = sessionsOf([done(3, 3), done(2, 2, 'Ada', 'Delete a block'), done(1, 1)]);
    expect(session?.kind === 'session' && labelsOf(session)).toEqual([
      { label: 'Change the title', count: 2 },
      { label: 'Delete a block', count: 1 },
    ]);
  });
});

describe('a history that is read in part', () => {
  const entries = [done(4, 4), done(3, 3), done(2, 2), done(1, 1)];
  const keys = (loaded: { entries: readonly HistoryEntry[] }) => loaded.entries.map(keyOf);

  test('gets what is new in front, and keeps what is old', () => {
    const known = { entries: entries.slice(1), next: '1.0' };
    const loaded = withNewest(known, entries.slice(0, 2), '3.0');
    expect(keys(loaded)).toEqual(['o4', 'o3', 'o2', 'o1']);
    expect(loaded.next).toBe('1.0');
  });

  test('begins anew where there is more new than one page', () => {
    const known = { entries: entries.slice(3), next: undefined };
    expect(withNewest(known, entries.slice(0, 2), '3.0')).toEqual({
      entries: entries.slice(0, 2),
      next: '3.0',
    });
  });
});
