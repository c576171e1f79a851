/**
 * The experiments that change layouts, with their variants. The first one is that of
 * everybody who takes no part; what each looks like stands with the layout that it changes.
 */
export const layoutVariants = {
  /** How much a reader is taken to want to buy: the density and the order of product cards. */
  commercePropensity: ['control', 'low', 'high'],
  /** How an article invites to read on: where the table of contents stands. */
  engagementTemplate: ['control', 'overview', 'focus'],
} as const;

export type LayoutExperiment = keyof typeof layoutVariants;

/** The variant of each experiment that changes layouts. */
export type LayoutVariants = { readonly [Name in LayoutExperiment]: (typeof layoutVariants)[Name][number] };

export const layoutExperiments = Object.keys(layoutVariants) as readonly LayoutExperiment[];

/** The variants of a reader; `control` where they take no part, or in a variant that no layout knows. */
export function layoutsOf(experiments: Readonly<Record<string, string>>): LayoutVariants {
  const own = (name: LayoutExperiment): string | undefined =>
    Object.hasOwn(experiments, name) ? experiments[name] : undefined;
  return {
    commercePropensity: known(own('commercePropensity'), layoutVariants.commercePropensity),
    engagementTemplate: known(own('engagementTemplate'), layoutVariants.engagementTemplate),
  };
}

function known<Variant extends string>(
  own: string | undefined,
  variants: readonly [Variant, ...Variant[]],
): Variant {
  return variants.find((variant) => variant === own) ?? variants[0];
}
