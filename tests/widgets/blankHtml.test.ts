import { htmlFields } from '#schemas/generated/fieldLists.ts';
import type { BlockType } from '#schemas/generated/types.ts';
import { blockFixtures } from '../hostile/fixtureData.ts';
import { serverHtml } from '../support/island.ts';

/** What a reader sees of a block: not the data that a hydrated one brings along. */
function shownHtml(type: BlockType, data: unknown): string {
  return serverHtml(type, data).replace(/<script type="application\/json".*?<\/script>/gs, '');
}

/** The value with this text in every place that a field names, `*` being each item of a list. */
function withText(value: unknown, [step, ...rest]: readonly string[], text: string): unknown {
  if (step === undefined) return text;
  if (step === '*') return Array.isArray(value) ? value.map((item) => withText(item, rest, text)) : value;
  if (typeof value !== 'object' || value === null || !(step in value)) return value;
  return { ...value, [step]: withText(Reflect.get(value, step), rest, text) };
}

const examples = blockFixtures('typical');
const cases = Object.entries(htmlFields)
  // A cell keeps its place in its table, whatever is in it.
  .filter(([type]) => type !== 'table')
  .flatMap(([type, fields]) => fields.map((field) => [type as BlockType, field] as const));

describe('HTML that says nothing', () => {
  test.each(cases)('is no text: %s, %s', (type, field) => {
    const data = examples.find((example) => example.type === type)?.data;
    const place = field.split('/').slice(1);
    const without = shownHtml(type, withText(data, place, ''));
    for (const blank of ['<p></p>', '<p>&nbsp;</p>\n<p><br></p>']) {
      expect(shownHtml(type, withText(data, place, blank))).toBe(without);
    }
  });

  test('is tried on several fields', () => expect(cases.length).toBeGreaterThan(8));
});
