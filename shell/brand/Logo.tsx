import type { ReactNode } from 'react';
import { logo } from './Logo.styles.ts';

/** The mark, a page that is also a leaf, and the publication's name, leading home. */
export function Logo({ siteName }: { siteName: string }): ReactNode {
  return (
    <a className={logo} href="/">
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
        <path stroke="none" d="M2 2h16c6.6 0 12 5.4 12 12v16H14C7.4 30 2 24.6 2 18z" />
        <path strokeWidth="2.6" strokeLinecap="round" d="M9.5 11.5H17M9.5 17H22M15 22.5h7" />
      </svg>
      {siteName}
    </a>
  );
}
