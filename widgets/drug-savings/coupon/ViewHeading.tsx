import { type ReactNode, useEffect, useRef } from 'react';

/** A view's heading, which gets the focus when the view changes, so that screen readers announce it. */
export function ViewHeading({ children }: { children: ReactNode }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
