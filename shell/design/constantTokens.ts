import { contentWidths, gutter, sidebarWidth } from '#widgets/ui/layout.ts';
import { typeScale } from './typeScale.ts';

/**
 * Equal in all colour schemes, widths and print. The build inlines their values into render-blocking CSS;
 * they are no custom properties, so inline styles cannot use them.
 */
export const constantTokens: ReadonlyMap<string, string> = new Map([
  // Print has another size of fine print in large tables.
  ['--text-sm', typeScale.sm.size],
  ['--text-md', typeScale.md.size],
  ['--text-lg', typeScale.lg.size],

  ['--leading-tight', '1.2'],
  ['--leading-snug', '1.4'],
  ['--leading-body', '1.6'],

  ['--space-1', '0.25rem'],
  ['--space-2', '0.5rem'],
  ['--space-3', '0.75rem'],
  ['--space-4', '1rem'],
  ['--space-5', '1.5rem'],
  ['--space-6', '2rem'],
  ['--space-7', '2.5rem'],
  ['--space-8', '4rem'],

  ['--measure', `${contentWidths.reading}px`],
  ['--content-wide', `${contentWidths.wide}px`],
  ['--content-full', `${contentWidths.full}px`],
  ['--sidebar', `${sidebarWidth}px`],
  ['--gutter', `${gutter}px`],
]);
