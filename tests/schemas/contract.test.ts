import { execFileSync } from 'node:child_process';
import bundle from '#schemas/article.bundle.json' with { type: 'json' };
import { compareContracts } from '#schemas/contract/compareContracts.ts';
import { contractReport } from '#schemas/contract/contractReport.ts';
import type { JsonSchema } from '#schemas/jsonSchema.ts';
import released from '#schemas/released/article.bundle.json' with { type: 'json' };

function contractOf(data: JsonSchema, types: readonly string[] = ['card']): JsonSchema {
  const asData = { $ref: '#/$defs/card' };
  return {
    type: 'object',
    properties: { blocks: { type: 'array', items: { $ref: '#/$defs/block' } } },
    $defs: {
      block: {
        type: 'object',
        properties: { type: { enum: types }, data: { type: 'object' } },
        allOf: types.map((type) => ({
          if: { properties: { type: { const: type } } },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { properties: { data: asData } },
        })),
      },
      card: { type: 'object', additionalProperties: false, ...data },
    },
  };
}

function changesBetween(before: JsonSchema, now: JsonSchema): string[] {
  return compareContracts(contractOf(before), contractOf(now)).map(
    ({ kind, at, description }) => `${kind} ${at} ${description}`,
  );
}

/** The changes of one field, which are told the other way round where it changes back. */
function changesOfField(before: JsonSchema, now: JsonSchema): { there: string[]; back: string[] } {
  const [one, other] = [{ properties: { field: before } }, { properties: { field: now } }];
  const withoutPlace = (changes: string[]) => changes.map((change) => change.replace(' card/field', ''));
  return { there: withoutPlace(changesBetween(one, other)), back: withoutPlace(changesBetween(other, one)) };
}

describe('a contract that takes less than the last release', () => {
  test.each<[string, JsonSchema, JsonSchema, string, string]>([
    [
      'a type',
      { type: ['string', 'number'] },
      { type: 'string' },
      'takes no number, integer any more',
      'takes number, integer as well',
    ],
    [
      'fractions',
      { type: 'number' },
      { type: 'integer' },
      'takes no number any more',
      'takes number as well',
    ],
    ['a value', { enum: ['a', 'b'] }, { enum: ['a'] }, 'does not take "b" any more', 'takes "b" as well'],
    [
      'free text',
      { type: 'string' },
      { type: 'string', enum: ['a'] },
      'takes nothing any more but "a"',
      'takes other values than those of its list',
    ],
    [
      'a length',
      { maxLength: 120 },
      { maxLength: 100 },
      'takes at most 100 characters; it was at most 120 characters',
      'takes at most 120 characters; it was at most 100 characters',
    ],
    [
      'any length',
      {},
      { maxItems: 3 },
      'takes at most 3 entries; it was no such limit',
      'takes no such limit; it was at most 3 entries',
    ],
    [
      'a minimum',
      { minimum: 0 },
      { minimum: 1 },
      'takes at least 1; it was at least 0',
      'takes at least 0; it was at least 1',
    ],
    [
      'any form',
      {},
      { pattern: '^a' },
      'needs the pattern ^a; it was none',
      'need not have the pattern ^a any more',
    ],
    ['a value twice', {}, { uniqueItems: true }, 'takes no value twice any more', 'takes a value twice'],
  ])('says so of %s, and that it takes more the other way round', (_what, before, now, narrower, wider) =>
    expect(changesOfField(before, now)).toEqual({
      there: [`narrower ${narrower}`],
      back: [`wider ${wider}`],
    }),
  );

  test('says so of a form that is another one: which of two takes more nobody knows', () => {
    const { there, back } = changesOfField({ pattern: '^a' }, { pattern: '^b' });
    expect([...there, ...back].every((change) => change.startsWith('narrower needs the pattern'))).toBe(true);
  });

  test('says so of a keyword that it does not know', () => {
    const { there, back } = changesOfField({}, { not: { const: 'a' } });
    expect([there, back]).toEqual(Array(2).fill([expect.stringMatching(/^narrower has another "not"/)]));
  });

  test('says so of a field that is gone, or is needed now', () => {
    const before = { properties: { title: {}, text: {} }, required: ['title'] };
    expect(changesBetween(before, { properties: { title: {} }, required: ['title'] })).toEqual([
      'narrower card/text is not accepted any more',
    ]);
    expect(changesBetween(before, { ...before, required: ['title', 'text'] })).toEqual([
      'narrower card needs "text"',
    ]);
    expect(changesBetween(before, { ...before, dependentRequired: { title: ['text'] } })).toEqual([
      'narrower card needs "text" beside "title"',
    ]);
  });

  test('says so of a type of blocks that is gone, and of nothing else about it', () => {
    const [two, one] = [contractOf({}, ['card', 'quote']), contractOf({})];
    const said = (before: JsonSchema, now: JsonSchema) =>
      compareContracts(before, now).map(({ kind, at, description }) => `${kind} ${at} ${description}`);
    expect(said(two, one)).toEqual(['narrower block/type does not take "quote" any more']);
    expect(said(one, two)).toEqual(['wider block/type takes "quote" as well']);
  });

  test('says so of what stands inside lists and groups', () => {
    const list = (maxLength: number): JsonSchema => ({
      properties: {
        items: {
          type: 'array',
          items: { type: 'object', properties: { text: { type: 'string', maxLength } } },
        },
      },
    });
    expect(changesBetween(list(10), list(9))).toEqual([
      'narrower card/items/*/text takes at most 9 characters; it was at most 10 characters',
    ]);
  });

  test('says nothing of words, examples and hints', () => {
    const { there } = changesOfField(
      { type: 'string' },
      { type: 'string', title: 'Text', examples: ['a'], 'x-editor': {} },
    );
    expect(there).toEqual([]);
  });
});

describe('the contract of this project', () => {
  test('is compared whole: what is taken out of the bundle anywhere is missed', () => {
    expect(compareContracts(bundle, bundle)).toEqual([]);
    const whole: JsonSchema = bundle;
    const missed = Object.entries(whole.$defs ?? {}).filter(([name, definition]) => {
      if (!definition.properties) return false;
      const narrow = { ...whole, $defs: { ...whole.$defs, [name]: { ...definition, properties: {} } } };
      return !compareContracts(whole, narrow).some(
        ({ kind, at }) => kind === 'narrower' && at.startsWith(name),
      );
    });
    expect(missed.map(([name]) => name)).toEqual([]);
  });

  test('is kept: "npm run contract" says what has changed since the last release, and is content', () => {
    const changes = compareContracts(released, bundle);
    const said = execFileSync(process.execPath, ['schemas/contract/contract.ts'], { encoding: 'utf8' });
    for (const { at } of changes.slice(0, 5)) expect(said).toContain(at);
    expect(said).toMatch(/^The contract of content/);
  });
});

describe('what is said of changes', () => {
  const narrower = { kind: 'narrower' as const, description: 'is not accepted any more' };
  const wider = { kind: 'wider' as const, at: 'card/subtitle', description: 'is new' };

  test('without any is one line', () =>
    expect(contractReport([], [])).toEqual({
      text: 'The contract of content is that of the last release.\n',
      isCompatible: true,
    }));

  test('that take more is what they are, and that is all', () => {
    const { text, isCompatible } = contractReport([wider], []);
    expect(text).toContain('  wider: card/subtitle: is new\n');
    expect(isCompatible).toBe(true);
  });

  test('that take less is what they are, and the way out', () => {
    const { text, isCompatible } = contractReport([{ ...narrower, at: 'card/text' }, wider], []);
    expect(text).toContain('  narrower: card/text: is not accepted any more\n');
    expect(text).toContain('write a migration');
    expect(isCompatible).toBe(false);
  });

  test('that a migration takes along names it, and only for the places that it covers', () => {
    const migrations = [{ to: 2, covers: ['card/text'] }];
    expect(contractReport([{ ...narrower, at: 'card/text' }], migrations)).toEqual({
      text: expect.stringContaining('  migrated to version 2: card/text: is not accepted any more\n'),
      isCompatible: true,
    });
    const both = [
      { ...narrower, at: 'card/text' },
      { ...narrower, at: 'card/title' },
    ];
    expect(contractReport(both, migrations).isCompatible).toBe(false);
  });

  test('at many places is said once, with some of them', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ ...narrower, at: `card/f${index}` }));
    expect(contractReport(many, []).text).toContain(
      'card/f0, card/f1, card/f2, card/f3, card/f4, card/f5, and 3 more: is',
    );
  });
});
