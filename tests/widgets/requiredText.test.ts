import { blockTypes } from '#schemas/blockTypes.ts';
import { contentSchemas } from '#schemas/catalogue.ts';
import { resolveSchema } from '#schemas/jsonSchema.ts';
import { transformArticle } from '#transformer/transformArticle.ts';
import { blockFixtures } from '../hostile/fixtureData.ts';
import { sampleSavings } from '../support/blockContext.ts';
import { pageRenderer, reader } from '../support/pageRenderer.ts';

const renderer = await pageRenderer();

function htmlOf(type: string, data: unknown): string | undefined {
  const article = { path: '/x', title: 'x', blocks: [{ id: 'x', type, data }] };
  const { transformed } = transformArticle(
    article,
    { ...reader, country: 'US' },
    {
      ...renderer,
      site: { ...renderer.site, drugSavings: sampleSavings },
      islandScripts: renderer.assets.islandScripts,
    },
  );
  return transformed?.blocks.find(({ block }) => block.id === 'x')?.rendered.html;
}

function requiredTexts(type: string): string[] {
  const root = resolveSchema({ schema: { $ref: `blocks/${type}.json` }, file: '' }, contentSchemas);
  return (root.schema.required ?? []).filter((name) => {
    const field = root.schema.properties?.[name];
    if (typeof field !== 'object') return false;
    const { schema } = resolveSchema({ schema: field, file: root.file }, contentSchemas);
    return schema.type === 'string';
  });
}

const cases = blockTypes.flatMap((type) => requiredTexts(type).map((name) => [type, name] as const));

describe('a required text that is blank', () => {
  test.each(cases)('leaves nothing of a block: %s, %s', (type, name) => {
    const [example] = blockFixtures('typical').filter((one) => one.type === type);
    expect(htmlOf(type, example?.data)).not.toBe('');
    for (const blank of ['', ' ', '\u00a0\n\t']) {
      expect([blank, htmlOf(type, { ...example?.data, [name]: blank })]).toEqual([blank, '']);
    }
  });

  test('is tried on several types', () => expect(cases.length).toBeGreaterThan(5));
});
