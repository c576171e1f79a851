import type { ReactNode } from 'react';

export const widgetPlaceholderText = 'Widget encountered in basic json to react transform';

export const placeholderAttribute = 'data-placeholder';
export const unwritten = 'unwritten';

interface PlaceholderProps {
  text: string;
  /** On readers' pages the text is present, but hidden. */
  preview: boolean;
  isUnwritten?: boolean;
}

export function Placeholder({ text, preview, isUnwritten = false }: PlaceholderProps): ReactNode {
  return (
    <p lang="en" {...{ [placeholderAttribute]: isUnwritten ? unwritten : '' }} hidden={!preview}>
      {text}
    </p>
  );
}
