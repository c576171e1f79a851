import type { ReactNode } from 'react';
import { checkLink } from '../../contracts/link.ts';

interface SafeLinkProps {
  url: string;
  children: ReactNode;
  className?: string | undefined;
}

/** A link that nobody pays for. An address that is not safe is no link, only its text. */
export function SafeLink({ url, children, className }: SafeLinkProps): ReactNode {
  const link = checkLink(url);
  if (!link.ok) return children;
  const leavesTheSite = /^https?:/i.test(link.href);
  return (
    <a className={className} href={link.href} rel={leavesTheSite ? 'noopener' : undefined}>
      {children}
    </a>
  );
}
