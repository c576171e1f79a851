import type { ReactNode } from 'react';

/** What stands where a block has no widget to show it. */
export const widgetPlaceholderText = 'Widget encountered in basic json to react transform';

/** Marks such a note. */
export const placeholderAttribute = 'data-placeholder';

interface PlaceholderProps {
  text: string;
  /** Readers never see text that is meant for developers: on their page it is there, but hidden. */
  preview: boolean;
}

/** A note for developers and editors, in place of something that cannot be shown. */
export function Placeholder({ text, preview }: PlaceholderProps): ReactNode {
  return (
    <p lang="en" {...{ [placeholderAttribute]: '' }} hidden={!preview}>
      {text}
    </p>
  );
}
