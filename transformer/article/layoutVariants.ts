import { ownValue } from '#contracts/json/ownValue.ts';

/** Experiments with layouts, and their variants. The first is the default; the layouts describe each. */
export const layoutVariants = {
  /** Assumed purchase intent of the reader: density and order of product cards. */
  commercePropensity: ['control', 'low', 'high'],
  engagementTemplate: ['control', 'overview', 'focus'],
  /** Whether drug savings show a driver's offer as the best one. */
  dcsCopayBestOffer: ['control', 'variant'],
  /** Whether drug savings without a driver show a copay instead of a message. */
  dcsCopayOnly: ['control', 'variant'],
  /** Whether a coupon opens on our own page or the pricing partner's. */
  dcsNativeCoupon: ['control', 'variant'],
} as const;

export type LayoutExperiment = keyof typeof layoutVariants;

export type LayoutVariants = { readonly [Name in LayoutExperiment]: (typeof layoutVariants)[Name][number] };

export const layoutExperiments = Object.keys(layoutVariants) as readonly LayoutExperiment[];

/** The reader's variants; `control` without one, or for an unknown one. */
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
