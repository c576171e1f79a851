import { comparedFirst, momentChoices, momentName } from '#editor-preview/app/compare/momentChoices.ts';
import type { HistoryEntry } from '#editor-preview/model/history.ts';
import { momentText, readMoment } from '#editor-preview/model/history.ts';

const at = '2026-05-04T09:00:00.000Z';
const revision = (number: string, isPublished: boolean): HistoryEntry => ({
  kind: 'revision',
  revision: number,
  sequence: 2,
  author: 'Bo',
  at,
  isPublished,
});
const operation = (sequence: number): HistoryEntry => ({ kind: 'operation', sequence, author: 'Ada', at });
const entries = [operation(3), revision('8', false), revision('7', true), operation(2), operation(1)];

test('now, what was published, each session and the beginning may be chosen', () =>
  expect(momentChoices(entries).map(({ value }) => value)).toEqual(['now', 'o3', 'r8', 'r7', 'o2', 'o0']));

test('what there is now is compared first with what readers get', () => {
  expect(comparedFirst(entries)).toBe('r7');
  expect(comparedFirst([operation(5), operation(4)])).toBe('o3');
  expect(comparedFirst([])).toBe('now');
});

test('where nothing was written since, it is compared with the version before', () => {
  expect(comparedFirst([revision('8', true), operation(2), revision('7', false)])).toBe('r7');
  expect(comparedFirst([revision('8', true), operation(2), operation(1)])).toBe('o0');
  expect(comparedFirst([revision('8', true)])).toBe('r8');
});

test('a state that is not offered has a name too', () => {
  const choices = momentChoices(entries);
  expect(momentName('now', choices)).toBe('Current state');
  expect(momentName('r3', choices)).toBe('Revision 3');
  expect(momentName('o1', choices)).toBe('After change 1');
  expect(momentName('o0', choices)).toBe('First state');
});

test.each(['now', 'r7', 'o12'])('%s is a moment as text', (text) => {
  const moment = readMoment(text);
  expect(moment && momentText(moment)).toBe(text);
});

test.each(['', 'r', 'o', 'x1', 'r1 ', 'o1.5', 'o1234567890'])('“%s” is none', (text) =>
  expect(readMoment(text)).toBeUndefined(),
);
