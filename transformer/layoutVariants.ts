import { ownValue } from '#contracts/json/ownValue.ts';

/**
 * The experiments that change layouts, with their variants. The first one is that of
 * everybody who takes no part; what each looks like stands with the layout that it changes.
 */
export const layoutVariants = {
  /** How much a reader is taken to want to buy: the density and the order of product cards. */
  commercePropensity: ['control', 'low', 'high'],
  /** How an article invites to read on: where the table of contents stands. */
  engagementTemplate: ['control', 'overview', 'focus'],
  /** Whether drug savings show the offer of a driver as the best one. */
  dcsCopayBestOffer: ['control', 'variant'],
  /** Whether drug savings without a driver show a copay instead of a message. */
  dcsCopayOnly: ['control', 'variant'],
  /** Whether a coupon opens on our own page, or on that of the pricing partner. */
  dcsNativeCoupon: ['control', 'variant'],
} as const;

export type LayoutExperiment = keyof typeof layoutVariants;

/** The variant of each experiment that changes layouts. */
export type LayoutVariants = { readonly [Name in LayoutExperiment]: (typeof layoutVariants)[Name][number] };

export const layoutExperiments = Object.keys(layoutVariants) as readonly LayoutExperiment[];

/** The variants of a reader; `control` where they take no part, or in a variant that no layout knows. */
export function layoutsOf(experiments: Readonly<Record<string, string>>): LayoutVariants {
  const pairs = layoutExperiments.map((name) => [
    name,
    known(ownValue(experiments, name), layoutVariants[name]),
  ]);
  return Object.fromEntries(pairs) as LayoutVariants;
}

function known(own: unknown, variants: readonly [string, ...string[]]): string {
  return variants.find((variant) => variant === own) ?? variants[0];
}
