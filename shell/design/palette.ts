import { inks } from '#contracts/contrast.ts';

interface Colour {
  light: string;
  dark: string;
  use: string;
}

/** Editorial, commercial and warning colours are never shared. */
export const palette = {
  paper: { light: '#fbf8f1', dark: '#15191a', use: 'the page' },
  surface: { light: '#fffdf9', dark: '#1b2021', use: 'cards and what opens above the page' },
  'surface-sunken': { light: '#f4efe3', dark: '#101314', use: 'bands, folds and boxes of the page itself' },
  ink: { ...inks, use: 'text' },
  'ink-soft': { light: '#55605c', dark: '#b3bab5', use: 'second text' },
  hairline: { light: '#ddd6c6', dark: '#353c3b', use: 'lines between things, which say nothing' },
  'control-line': { light: '#858f89', dark: '#74807a', use: 'borders of controls' },
  editorial: { light: '#0b4f48', dark: '#86cdbf', use: 'what we checked: links, marks, scores' },
  'editorial-strong': { light: '#073832', dark: '#b2e2d8', use: 'the same under the pointer' },
  'editorial-ink': { light: '#ffffff', dark: '#0c2420', use: 'text on editorial' },
  'editorial-soft': { light: '#e7ede2', dark: '#1c2d2a', use: 'the ground of what we checked' },
  marker: { light: '#ffe08a', dark: '#4a3c0f', use: 'the stroke under verdicts and key figures' },
  caution: { light: '#a63a22', dark: '#f0a08c', use: 'warnings, urgent help' },
  'caution-soft': { light: '#faebe3', dark: '#33211c', use: 'the ground of warnings' },
  shop: { light: '#17201e', dark: '#ece8de', use: 'the one filled button of a card' },
  'shop-ink': { light: '#fbf8f1', dark: '#15191a', use: 'text on shop' },
  advert: { light: '#ecebe8', dark: '#22282a', use: 'the ground of advertising' },
  focus: { light: '#0a52c7', dark: '#8db8ff', use: 'the outline of what the keyboard is at' },
} as const satisfies Record<string, Colour>;

export type ColourName = keyof typeof palette;

export const colourProperties: string = Object.entries(palette)
  .map(([name, { light, dark }]) => `--${name}: light-dark(${light}, ${dark});`)
  .join('\n');
