/** Declarations that style sheets share. The build inserts them: `${plainList};`. */
export const plainList = 'margin: 0; padding: 0; list-style: none';
export const column = 'display: flex; flex-direction: column';
export const singleRow = 'display: flex; align-items: center';
export const wrappingRow = 'display: flex; flex-wrap: wrap';
export const centredRow = `${wrappingRow}; align-items: center`;

export const textBlock = 'max-width: var(--measure); margin-block: var(--space-5)';
export const hairlineCard =
  'border: 1px solid var(--hairline); border-radius: var(--radius-leaf); background: var(--surface)';
/** The visible edge that an interactive part needs. */
export const controlBox = 'border: 1px solid var(--control-line); border-radius: var(--radius-leaf-small)';
export const onEditorial = 'background: var(--editorial); color: var(--editorial-ink)';

export const blockTitle =
  'font: 620 var(--text-xl) / var(--leading-tight) var(--font-heading); text-wrap: balance';
const uiFont = 'font: var(--text-sm) / var(--leading-snug) var(--font-ui)';
export const uiText = `${uiFont}; overflow-wrap: anywhere`;
export const mutedUiText = `color: var(--ink-soft); ${uiFont}`;
export const mutedText = 'color: var(--ink-soft); font-size: var(--text-xs)';
/** For text whose language, and so its direction, is unknown. */
export const ownDirection =
  'unicode-bidi: plaintext; text-align: -webkit-match-parent; text-align: match-parent';

/** For a fieldset. */
export const unstyledGroup = 'min-width: 0; margin: 0; padding: 0; border: 0';
/** For a pseudo-element: the whole box leads where its link does. */
export const overAll = "position: absolute; inset: 0; content: ''";

export const fullWidth = 'display: block; width: 100%; height: auto';
export const pictureRatio = 'aspect-ratio: 3 / 2; object-fit: cover';

export const plainButton = 'border: 0; background: none; cursor: pointer';
export const oneLine = 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap';
/** For words that are stored in capitals. */
export const sentenceCase =
  'display: inline-block; text-transform: lowercase; &::first-letter { text-transform: uppercase; }';
export const notPrinted = '@media print { display: none; }';
export const underlinedOnHover = '& a:hover { text-decoration: underline; }';
