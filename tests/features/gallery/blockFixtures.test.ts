import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readBlockFixtures } from '#features/gallery/blockFixtures.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pagewell-fixtures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: string) => writeFileSync(path.join(folder, name), content);

describe('the examples of the gallery', () => {
  test('stand together by type, the usual one of each type first', () => {
    write('quiz.extreme.json', '{"title":"Many questions","data":{"a":1}}');
    write('quiz.typical.json', '{"title":"A quiz","data":{}}');
    write('heading.minimal.json', '{"data":{"text":"Short"}}');
    expect(readBlockFixtures(folder)).toEqual([
      { type: 'heading', name: 'minimal', title: 'minimal', data: { text: 'Short' } },
      { type: 'quiz', name: 'typical', title: 'A quiz', data: {} },
      { type: 'quiz', name: 'extreme', title: 'Many questions', data: { a: 1 } },
    ]);
  });

  test.each([
    ['constructor.typical.json', '{"data":{}}', 'is not an example of a block type'],
    ['quiz.json', '{"data":{}}', 'is not an example of a block type'],
    ['quiz.typical.json', '{"title":"No data"}', 'has no "data"'],
    ['quiz.typical.json', '{', 'JSON'],
  ])('%s holding %s is refused with the reason', (name, content, reason) => {
    write(name, content);
    expect(() => readBlockFixtures(folder)).toThrow(reason);
  });
});
