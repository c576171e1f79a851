import { nearestName } from '#transformer/validate/nearestName.ts';

describe('the name that was probably meant', () => {
  const accepted = ['heading', 'rich-text', 'quote', 'product-card', 'table'];

  test.each([
    ['a letter too few', 'headng', 'heading'],
    ['a letter too many', 'headingg', 'heading'],
    ['another letter', 'hesding', 'heading'],
    ['two letters swapped', 'haeding', 'heading'],
    ['two letters swapped at the end', 'headign', 'heading'],
    ['two slips', 'headibg s', 'heading'],
    ['a prefix', 'my-quote', 'quote'],
    ['another style', 'Rich_Text', 'rich-text'],
    ['a style left out', 'productcard', 'product-card'],
    ['one with the fewest slips of several', 'tabl', 'table'],
  ])('is told of %s', (_what, name, meant) => expect(nearestName(name, accepted)).toBe(meant));

  test.each(['video', 'head', 'x'.repeat(100_000), ''])('is nobody’s guess for %.20j', (name) =>
    expect(nearestName(name, accepted)).toBeUndefined(),
  );

  test('is the first of those that are equally near', () =>
    expect(nearestName('cat', ['bat', 'rat'])).toBe('bat'));
});
