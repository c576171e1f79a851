import type { ReactNode } from 'react';
import { checkLink } from '../../schemas/link.ts';

interface SafeLinkProps {
  url: string;
  children: ReactNode;
  /** Its accessible name, where that is more than what is shown. */
  label?: string | undefined;
  className?: string | undefined;
}

/** A link that nobody pays for. An address that is not safe is no link, only its text. */
export function SafeLink({ url, children, label, className }: SafeLinkProps): ReactNode {
  const link = checkLink(url);
  if (!link.ok) return children;
  const leavesTheSite = /^https?:/i.test(link.href);
  return (
    <a className={className} href={link.href} rel={leavesTheSite ? 'noopener' : undefined} aria-label={label}>
      {children}
    </a>
  );
}
