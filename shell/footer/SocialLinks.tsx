import type { ReactNode } from 'react';
import type { SocialLink } from '#schemas/generated/types.ts';
import { trackClick, trackFacts } from '#widgets/tracking/trackingAttributes.ts';
import { socialLinks } from './SiteFooter.styles.ts';
import { signOf, socialAddress, socialChannels } from './socialChannels.ts';

export function SocialLinks({ links }: { links: readonly SocialLink[] }): ReactNode {
  const shown = links.flatMap((link) => {
    const address = socialAddress(link);
    return address === undefined ? [] : [{ ...link, address }];
  });
  if (shown.length === 0) return null;
  return (
    <nav className={socialLinks} aria-label="Elsewhere">
      <ul {...trackFacts({ location: 'Social links' })}>
        {shown.map(({ channel, label, address }) => (
          <li key={address}>
            <a
              href={address}
              aria-label={label ?? socialChannels[channel].name}
              rel={address.startsWith('/') ? undefined : 'me noopener'}
              {...trackClick({ kind: 'element-clicked', name: channel })}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={signOf(channel, address)} />
              </svg>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
