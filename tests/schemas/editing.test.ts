import { valueAt } from '#contracts/json/jsonPointer.ts';
import { maxNoteLength } from '#editor-preview/model/editorPages.ts';
import { maxOperations } from '#editor-preview/model/exchange.ts';
import { maxChanges, maxLabelLength } from '#editor-preview/model/operation.ts';
import { validateOperations, validatePublication } from '#schemas/generated/validators.js';
import { maxArticleBytes } from '#transformer/article/limits.ts';
import { library } from './walkSchemas.ts';

const schema = library.get('editing.json');
const change = { kind: 'remove', block: 'intro' };
const batch = (operation: object, since: unknown = 0) => ({
  since,
  operations: [{ id: 'a', author: 'Ada', at: '2026-05-04T09:00:00.123Z', changes: [change], ...operation }],
});

describe('the schema of what editors send', () => {
  test('has the bounds that the contract names', () => {
    const bound = (pointer: string) => valueAt(schema, `/$defs/${pointer}`);
    expect(bound('operation/properties/label/maxLength')).toBe(maxLabelLength);
    expect(bound('operation/properties/changes/maxItems')).toBe(maxChanges);
    expect(bound('publication/properties/note/maxLength')).toBe(maxNoteLength);
    expect(bound('text/properties/at/maximum')).toBe(maxArticleBytes);
  });

  test('leaves it to the server to say that there are too many operations', () => {
    const { operations } = batch({});
    const many = Array.from({ length: maxOperations + 1 }, () => operations[0]);
    expect(validateOperations({ since: 0, operations: many })).toBe(true);
    expect(validateOperations({ since: 0, operations: [] })).toBe(true);
  });

  test.each([
    batch({ label: 'x'.repeat(maxLabelLength + 1) }),
    batch({ changes: [] }),
    batch({ changes: Array.from({ length: maxChanges + 1 }, () => change) }),
    batch({ changes: [{ ...change, more: 1 }] }),
    batch({ id: '' }),
    batch({ id: 'a b' }),
    batch({ author: 'a\0b' }),
    batch({ at: '4 May 2026' }),
    batch({}, -1),
    batch({}, 1.5),
    batch({}, '1'),
    { ...batch({}), sender: '' },
  ])('refuses %.80j', (body) => expect(validateOperations(body)).toBe(false));

  test('takes operations and publications as they are', () => {
    expect(validateOperations({ ...batch({ label: 'Remove a block' }), sender: 'window-1' })).toBe(true);
    expect(validatePublication({ sequence: 3, note: 'Doses corrected.', onto: '12' })).toBe(true);
  });
});
