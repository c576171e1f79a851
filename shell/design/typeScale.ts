/** Text sizes. Large ones grow with the window: the first value is a phone's. */
export const typeScale = {
  xs: { size: '0.875rem', pixels: '14', use: 'fine print, captions, labels' },
  sm: { size: '1rem', pixels: '16', use: 'controls, tables, cards' },
  md: { size: '1.125rem', pixels: '18', use: 'text' },
  lg: { size: '1.375rem', pixels: '22', use: 'headings of level 4, summaries, product names' },
  xl: { size: 'clamp(1.375rem, 1.1rem + 1.2vw, 1.75rem)', pixels: '22 to 28', use: 'headings of level 3' },
  '2xl': { size: 'clamp(1.75rem, 1.4rem + 1.5vw, 2.25rem)', pixels: '28 to 36', use: 'headings of level 2' },
  '3xl': { size: 'clamp(1.875rem, 1rem + 3.6vw, 3.25rem)', pixels: '30 to 52', use: 'titles' },
} as const;

export const typeProperties: string = Object.entries(typeScale)
  .map(([name, { size }]) => `--text-${name}: ${size};`)
  .join('\n');
