import { createElement, Fragment, type ReactNode } from 'react';

/** A sentence with elements in it, such as a path: its parts, in the order of the language. */
export function Said({ parts }: { parts: readonly ReactNode[] }): ReactNode {
  return createElement(Fragment, null, ...parts);
}
