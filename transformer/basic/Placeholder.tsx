import type { ReactNode } from 'react';

/** What stands where a block has no widget to show it. */
export const widgetPlaceholderText = 'Widget encountered in basic json to react transform';

/** Marks such a note. */
export const placeholderAttribute = 'data-placeholder';
/** The mark's value where the block only waits for its author. */
export const unwritten = 'unwritten';

interface PlaceholderProps {
  text: string;
  /** Readers never see text that is meant for developers: on their page it is there, but hidden. */
  preview: boolean;
  /** Only because its author has written nothing yet: the editor has an invitation to write in its place. */
  isUnwritten?: boolean;
}

/** A note for developers and editors, in place of something that cannot be shown. */
export function Placeholder({ text, preview, isUnwritten = false }: PlaceholderProps): ReactNode {
  return (
    <p lang="en" {...{ [placeholderAttribute]: isUnwritten ? unwritten : '' }} hidden={!preview}>
      {text}
    </p>
  );
}
