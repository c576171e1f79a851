import { controlBox } from '#widgets/ui/declarations.ts';
import { twoPanesFrom } from '#widgets/ui/layout.ts';

/** Declarations that the editor's style sheets share, as `#widgets/ui/declarations.ts` has them for all. */
export const paperField = `${controlBox}; background: var(--paper); color: inherit`;
export const smallPaperField = `min-width: 0; min-height: 2.25rem; padding: 0 var(--space-2); ${paperField}; font: var(--text-xs) / 1.4 var(--font-ui)`;
/** Smaller beside the page, where a mouse writes; a phone zooms to texts below 16 px. */
export const formText = `@media (min-width: ${twoPanesFrom}px) and (hover: hover) { font-size: 0.9375rem; }`;
export const listedOption =
  'padding: var(--space-2); border-radius: var(--radius-leaf-small); cursor: pointer; ' +
  '&:hover { background: var(--surface-sunken); } ' +
  "&[aria-selected='true'] { background: var(--editorial-soft); outline: 1px solid var(--editorial); outline-offset: -1px; }";
