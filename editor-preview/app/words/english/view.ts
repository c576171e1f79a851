import type { LayoutExperiment } from '#transformer/article/layoutVariants.ts';

const experiments: Readonly<Record<LayoutExperiment, string>> = {
  commercePropensity: 'Interest in buying',
  engagementTemplate: 'Article layout',
  dcsCopayBestOffer: 'Copay as best offer',
  dcsCopayOnly: 'Copay only',
  dcsNativeCoupon: 'Coupon on our page',
};

export const view = {
  widthOfPage: 'Page width',
  sideBySide: 'Side by side',
  view: 'View',
  lacks: 'The preview leaves out ads, “What changed” and “Read next”.',
  differences: 'Differs from the default view',
  reset: (said: string) => `Reset: ${said}`,
  asMostReaders: 'As most readers',
  readAt: 'Date and time',
  comeAndGo: 'Blocks appear or disappear at',
  colours: 'Color scheme',
  coloursAs: { system: 'system', light: 'light', dark: 'dark' },
  printed: 'Print view, A4',
  noScripts: 'Without scripts',
  alone: 'Page only, without outline and form',
  country: 'Country',
  experimentsHead: 'Experiments',
  experiments,
  countryHelp: 'Two letters, such as DE; empty for unknown.',
  difference: { print: 'Print', dark: 'Dark', light: 'Light', noScript: 'No script' },
  now: {
    dark: 'Dark',
    asComputer: 'System color scheme',
    printed: 'Print view',
    onScreen: 'Screen view',
    scripts: 'With scripts',
    noScripts: 'Without scripts',
    alone: 'Page only',
    sideBySide: 'Page with outline and form',
    plain: 'Default view',
  },
  page: 'The page',
  pageIn: (pixels: number) => `The page, ${pixels} px`,
};
