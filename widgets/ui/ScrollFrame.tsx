import { cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { scrollCue } from './scrollCue.styles.ts';

interface ScrollFrameProps {
  labelledBy: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A horizontally scrolling frame. A group, not a region: a page may have several of one name. */
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
