import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readInstruments } from '#content/site/readInstruments.ts';
import type { InstrumentContent } from '#schemas/generated/types.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pagewell-instruments-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, value: unknown): void =>
  writeFileSync(path.join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));
const ours: InstrumentContent = JSON.parse(readFileSync('fixtures/site/instruments/mood-check.json', 'utf8'));
const [none, some] = ours.answers;
const bands = (...from: number[]): object => ({
  ...ours,
  bands: from.map((points) => ({ from: points, title: 'A title', text: 'A text.' })),
});

describe('the questionnaires of a site', () => {
  test('are found by the names of their files', () => {
    write('mood-check.json', ours);
    write('notes.txt', 'none');
    const { instruments, faulty } = readInstruments(folder);
    expect(instruments.map(({ id, items }) => [id, items.length])).toEqual([['mood-check', 9]]);
    expect(faulty).toEqual([]);
  });
  test('need not be there', () =>
    expect(readInstruments(path.join(folder, 'nowhere'))).toEqual({ instruments: [], faulty: [] }));

  test.each([
    ['no JSON', '{', 'cannot be read'],
    ['a list', [], 'type'],
    ['without items', { ...ours, items: [] }, 'minItems'],
    ['of twenty thousand items', { ...ours, items: Array(20_000).fill({ text: 'Again.' }) }, 'bytes'],
    [
      'of more items than anybody answers',
      { ...ours, items: Array(61).fill({ text: 'Again.' }) },
      'maxItems',
    ],
    ['with points that are no number', { ...ours, answers: [none, { ...some, points: 'many' }] }, 'points'],
    ['with another field', { ...ours, script: 'alert(1)' }, 'additionalProperties'],
    ['without a band for no points', bands(1, 5), 'a score of 0 has no band'],
    ['with bands out of order', bands(0, 10, 5), 'the band from 5 does not begin above the previous band'],
    ['with the same band twice', bands(0, 5, 5), 'the band from 5'],
    [
      'with a band that nobody reaches',
      bands(0, 28),
      'the band from 28 cannot be reached: the highest score is 27',
    ],
    [
      'whose first answer about self-harm is not the one of none',
      { ...ours, answers: [...ours.answers].reverse() },
      'its first answer does not have the fewest points',
    ],
  ])('leave out one %s, and say why; the others stay', (_what, value, fault) => {
    write('broken.json', value);
    write('mood-check.json', ours);
    const { instruments, faulty } = readInstruments(folder);
    expect(instruments.map(({ id }) => id)).toEqual(['mood-check']);
    expect(faulty).toEqual([{ id: 'broken', fault: expect.stringContaining(fault) }]);
  });
  test('may have a band that begins with the highest score', () => {
    write('edge.json', bands(0, 27));
    expect(readInstruments(folder).faulty).toEqual([]);
  });
});
