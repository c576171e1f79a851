import { Children, type ReactNode } from 'react';

/** Built-in text of a widget. It is English on every page, so it sets `lang` and direction. */
export function OwnWords({ when = true, children }: { when?: boolean; children: ReactNode }): ReactNode {
  return when ? <bdi lang="en">{oneText(children)}</bdi> : children;
}

/** A built-in name for `aria-labelledby`: an `aria-label` would be in the language of the page. */
export function OwnName({ id, children }: { id: string; children: string }): ReactNode {
  return (
    <span id={id} lang="en" hidden>
      {children}
    </span>
  );
}

/** One text node, because page translators merge text nodes, which breaks React updates. */
function oneText(children: ReactNode): ReactNode {
  const parts = Children.toArray(children);
  return parts.every((part) => typeof part !== 'object') ? parts.join('') : children;
}
