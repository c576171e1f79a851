import { cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { scrollCue } from './scrollCue.styles.ts';

interface ScrollFrameProps {
  /** The element that names what is in it. */
  labelledBy: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A frame around what may be wider than its place. A group and no region: a page may have several of one name. */
export function ScrollFrame({ labelledBy, className, children }: ScrollFrameProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      role="group"
      className={cx(scrollCue, className)}
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll what does not fit (WCAG 2.1.1)
      tabIndex={0}
    >
      {children}
    </div>
  );
}
