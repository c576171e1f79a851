import { readdirSync, readFileSync } from 'node:fs';
import { blockValidators } from '#schemas/generated/validators.js';
import { blockTypes } from './walkSchemas.ts';

const folder = new URL('../../fixtures/blocks/', import.meta.url);
const names = readdirSync(folder).sort();

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));

describe('the fixtures of the block types', () => {
  test.each(names)('%s has a title, and data that its schema accepts', (name) => {
    const fixture = read(name);
    expect(fixture).toEqual({ title: expect.stringMatching(/\S/), data: expect.any(Object) });
    const validate = blockValidators.get(name.split('.')[0] ?? '');
    const { data } = fixture as { data: unknown };
    expect({ valid: validate?.(data), errors: validate?.errors }).toEqual({ valid: true, errors: null });
  });

  test.each(blockTypes)('%s has at least one', (type) =>
    expect(names.filter((name) => name.startsWith(`${type}.`))).not.toEqual([]),
  );

  test("every picture and file of captions is one of the project's own files", () => {
    const sources = names.flatMap((name) => [
      ...JSON.stringify(read(name)).matchAll(/"(?:src|imgSrc|imageSrc)":"([^"]*)"/g),
    ]);
    expect(sources.length).toBeGreaterThan(20);
    for (const [, source] of sources)
      expect(source).toMatch(/^\/media\/[a-z0-9-]+\.(?:jpg|webp|gif|[a-z]{2}\.vtt)$/);
  });
});
