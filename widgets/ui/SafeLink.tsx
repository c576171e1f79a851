import type { ReactNode } from 'react';
import { checkLink } from '#contracts/link.ts';
import { correlatedAttribute } from '#contracts/markers.ts';
import { OwnWords } from './OwnWords.tsx';

interface SafeLinkProps {
  url: string;
  children: ReactNode;
  className?: string | undefined;
  /** Whether it opens in a tab of its own, which it says to those who do not see it; beside a page that readers come back to. */
  newTab?: boolean | undefined;
  /** Whether the browser gives it a correlation id, by which a visit elsewhere is known as one from here. */
  correlated?: boolean | undefined;
}

/** A link that nobody pays for. An address that is not safe is no link, only its text. */
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
