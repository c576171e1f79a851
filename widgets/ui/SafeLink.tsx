import type { ReactNode } from 'react';
import { checkLink } from '#contracts/link.ts';
import { correlatedAttribute } from '#contracts/markers.ts';
import { OwnWords } from './OwnWords.tsx';

interface SafeLinkProps {
  url: string;
  children: ReactNode;
  className?: string | undefined;
  /** Whether it opens a new tab, which screen readers announce; for pages that readers return to. */
  newTab?: boolean | undefined;
  /** Whether the browser adds a correlation id, which attributes the visit to this page. */
  correlated?: boolean | undefined;
}

/** An unpaid link. An unsafe address renders as text. */
export function SafeLink({
  url,
  children,
  className,
  newTab = false,
  correlated = false,
}: SafeLinkProps): ReactNode {
  const link = checkLink(url);
  if (!link.ok) return children;
  const leavesTheSite = /^https?:/i.test(link.href);
  return (
    <a
      className={className}
      href={link.href}
      rel={leavesTheSite || newTab ? 'noopener' : undefined}
      target={newTab ? '_blank' : undefined}
      {...(correlated ? { [correlatedAttribute]: '' } : {})}
    >
      {children}
      {newTab && (
        <OwnWords>
          <span className="visually-hidden"> (opens in a new tab)</span>
        </OwnWords>
      )}
    </a>
  );
}
