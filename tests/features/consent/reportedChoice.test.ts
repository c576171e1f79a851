import { readReportedChoice } from '#features/consent/browser/consentTool.ts';

const many = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

describe('a choice that a tool tells', () => {
  test.each([
    [{ purposes: [1, 7], vendors: [755] }],
    [{ purposes: [], vendors: [1, 65_535] }],
    [{ purposes: [], vendors: many(2_000) }],
  ])('is read: %j', (told) => expect(readReportedChoice(told)).toEqual(told));

  test('is read without what else is in it', () => {
    const told = { kind: 'choice', purposes: [1], vendors: [], setAll: true, tc: 'CQVqAAAA' };
    expect(readReportedChoice(told)).toEqual({ purposes: [1], vendors: [] });
  });

  test.each<[string, unknown]>([
    ['a text', 'all'],
    ['nothing', null],
    ['without vendors', { purposes: [1] }],
    ['of words', { purposes: ['all'], vendors: [] }],
    ['no list', { purposes: { 1: true }, vendors: [] }],
    ['with a number that nobody has', { purposes: [0], vendors: [] }],
    ['with a number beyond all', { purposes: [], vendors: [65_536] }],
    ['with a part of a number', { purposes: [1.5], vendors: [] }],
    ['of far too many', { purposes: [], vendors: many(2_001) }],
  ])('is none where it is %s', (_what, told) => expect(readReportedChoice(told)).toBeUndefined());
});
