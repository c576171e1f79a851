import { readdirSync, readFileSync } from 'node:fs';
import { readArticle } from '#rules/engine/json/readArticle.ts';
import { randomNumbers } from '../../long/randomEdits.ts';

const texts = readdirSync('fixtures/articles').map((name) =>
  readFileSync(`fixtures/articles/${name}`, 'utf8'),
);

/** Places of commas, colons and quotes that belong to the JSON and not to what its texts say. */
function structure(text: string): number[] {
  const places: number[] = [];
  for (let index = 0; index < text.length; index++) {
    const character = text[index] ?? '';
    if (character === '"') {
      places.push(index);
      for (index++; text[index] !== '"'; index++) if (text[index] === '\\') index++;
      places.push(index);
    } else if (',:'.includes(character)) {
      places.push(index);
    }
  }
  return places;
}

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;

test('a comma, a colon or a quote that is missing is one finding, on its line or the next', () => {
  const random = randomNumbers(1);
  const missed: string[] = [];
  for (const text of texts) {
    const places = structure(text);
    for (let count = 0; count < 40; count++) {
      const place = places[Math.floor(random() * places.length)] ?? 0;
      const parsed = readArticle(text.slice(0, place) + text.slice(place + 1));
      const problem = parsed.ok ? undefined : parsed.problem;
      const distance = (problem?.line ?? 0) - lineOf(text, place);
      if (problem?.rule !== 'json/syntax' || distance < 0 || distance > 1) {
        missed.push(`${lineOf(text, place)} ${text.slice(place - 20, place + 20)}: ${problem?.message}`);
      }
    }
  }
  expect(missed).toEqual([]);
});

test('a text that is cut off anywhere is one finding', () => {
  const random = randomNumbers(2);
  for (const text of texts) {
    for (let count = 0; count < 20; count++) {
      const end = 1 + Math.floor(random() * (text.trimEnd().length - 2));
      const parsed = readArticle(text.slice(0, end));
      expect(parsed).toMatchObject({ ok: false, problem: { rule: 'json/syntax' } });
    }
  }
});

test('a key that is there twice is one finding, at its place', () => {
  for (const text of texts) {
    const parsed = readArticle(text.replace('"title":', '"title": "Another",\n  "title":'));
    expect(parsed).toMatchObject({ ok: true, problems: [{ rule: 'json/duplicate-key', pointer: '/title' }] });
  }
});
