import { contentWidths, gutter, sidebarWidth } from '#widgets/ui/layout.ts';
import { typeScale } from './typeScale.ts';

/**
 * The tokens that are the same everywhere: in both colour schemes, at every width and on paper. The build writes their
 * values where style sheets name them, because the sheet in a page's head is read before anything is painted, and a name
 * is longer than its value. They are declared nowhere, so a style in an attribute cannot name them.
 */
export const constantTokens: ReadonlyMap<string, string> = new Map([
  // Fine print has a size of its own on paper, in a large table.
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
  ['--space-7', '3rem'],
  ['--space-8', '4.5rem'],

  ['--measure', `${contentWidths.reading}px`],
  ['--prose', '35.5rem'],
  ['--content-wide', `${contentWidths.wide}px`],
  ['--content-full', `${contentWidths.full}px`],
  ['--sidebar', `${sidebarWidth}px`],
  ['--gutter', `${gutter}px`],
]);
