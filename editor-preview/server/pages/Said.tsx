import { createElement, Fragment, type ReactNode } from 'react';

export function Said({ parts }: { parts: readonly ReactNode[] }): ReactNode {
  return createElement(Fragment, null, ...parts);
}
