import type { ReactNode } from 'react';

/** Replaces a block without a widget. */
export const widgetPlaceholderText = 'Widget encountered in basic json to react transform';

/** Marks such a note. */
export const placeholderAttribute = 'data-placeholder';
/** Value of the mark if the block is only not written yet. */
export const unwritten = 'unwritten';

interface PlaceholderProps {
  text: string;
  /** On readers' pages the text is present, but hidden. */
  preview: boolean;
  /** Not written yet: the editor shows an invitation instead. */
  isUnwritten?: boolean;
}

/** A note for developers and editors in place of something that cannot be shown. */
export function Placeholder({ text, preview, isUnwritten = false }: PlaceholderProps): ReactNode {
  return (
    <p lang="en" {...{ [placeholderAttribute]: isUnwritten ? unwritten : '' }} hidden={!preview}>
      {text}
    </p>
  );
}
