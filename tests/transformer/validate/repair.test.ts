import fc from 'fast-check';
import { blockValidators, type Validator } from '#schemas/generated/validators.js';
import { repair } from '#transformer/validate/repair.ts';

function listValidator(): Validator<unknown> {
  const validator = blockValidators.get('list');
  if (!validator) throw new Error('Lists have a validator.');
  return validator;
}

const mend = (data: unknown) => repair(data, listValidator(), () => false);

describe('a value that is mended', () => {
  test('says where its author wrote what is left of a list', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 30 }), (isWrong) => {
        fc.pre(isWrong.includes(false));
        const items = isWrong.map((wrong, index) => (wrong ? index : `item ${index}`));
        const { value, asWritten = (at: string) => at } = mend({ items });
        const left = (value as { items: string[] }).items;
        expect(left).toEqual(items.filter((item) => typeof item === 'string'));
        left.forEach((item, index) => {
          expect(asWritten(`/items/${index}`)).toBe(`/items/${items.indexOf(item)}`);
        });
      }),
    );
  });

  test('leaves places alone that nothing has moved to', () => {
    const { asWritten } = mend({ items: ['a', 7, 'b'] });
    expect(asWritten?.('/items/0')).toBe('/items/0');
    expect(asWritten?.('/items/1')).toBe('/items/2');
    expect(asWritten?.('/style')).toBe('/style');
    expect(mend({ items: ['a'], style: 'star' }).asWritten).toBeUndefined();
  });
});
