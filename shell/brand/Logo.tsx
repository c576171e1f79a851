import type { ReactNode } from 'react';
import { siteLinks } from '#contracts/siteAddresses.ts';
import { logo } from './Logo.styles.ts';

export function Logo({ siteName, isStill = false }: { siteName: string; isStill?: boolean }): ReactNode {
  const Holder = isStill ? 'span' : 'a';
  return (
    <Holder className={logo} {...(isStill ? {} : { href: siteLinks.home })}>
      <svg viewBox="0 0 32 32" width="1.875rem" height="1.875rem" aria-hidden="true">
        <path stroke="none" d="M2 2h16c6.6 0 12 5.4 12 12v16H14C7.4 30 2 24.6 2 18z" />
        <path strokeWidth="2.6" strokeLinecap="round" d="M9.5 11.5H17M9.5 17H22M15 22.5h7" />
      </svg>
      {siteName}
    </Holder>
  );
}
