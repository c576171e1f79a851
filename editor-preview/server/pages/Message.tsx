import { createElement, Fragment, type ReactNode } from 'react';

export function Message({ parts }: { parts: readonly ReactNode[] }): ReactNode {
  return createElement(Fragment, null, ...parts);
}
