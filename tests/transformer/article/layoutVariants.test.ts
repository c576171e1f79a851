import { layoutExperiments, layoutsOf, layoutVariants } from '#transformer/article/layoutVariants.ts';

describe('the layouts that a reader gets', () => {
  test('are those of everybody for each experiment that they take no part in', () => {
    const everybody = layoutExperiments.map((name) => [name, 'control']);
    expect(layoutsOf({})).toEqual(Object.fromEntries(everybody));
  });

  test('are their own in every experiment that the list has', () => {
    const own = Object.fromEntries(layoutExperiments.map((name) => [name, layoutVariants[name].at(-1)]));
    expect(layoutsOf({ ...own, banner: 'blue' })).toEqual(own);
    expect(own).toMatchObject({
      commercePropensity: 'high',
      engagementTemplate: 'focus',
      dcsCopayBestOffer: 'variant',
      dcsCopayOnly: 'variant',
      dcsNativeCoupon: 'variant',
    });
  });

  test.each(['purple', 'constructor', ''])('are those of everybody where the variant is %j', (variant) =>
    expect(layoutsOf({ dcsNativeCoupon: variant }).dcsNativeCoupon).toBe('control'),
  );
});
