import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a view, which the focus goes to when the view comes: who hears the page hears of the change. */
export function ViewHeading({ children }: { children: ReactNode }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
