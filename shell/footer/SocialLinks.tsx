import type { ReactNode } from 'react';
import { checkLink } from '#contracts/link.ts';
import type { SocialLink } from '#schemas/generated/types.ts';
import { trackClick, trackFacts } from '#widgets/tracking/trackingAttributes.ts';
import { socialLinks } from './SiteFooter.styles.ts';

export const socialChannels: Readonly<Record<SocialChannel, { name: string; sign: string }>> = {
  facebook: { name: 'Facebook', sign: 'M17 3h-2q-4 0-4 4v14M7 12h9' },
  twitter: { name: 'X, formerly Twitter', sign: 'M4 4l16 16M20 4L4 20' },
  pinterest: { name: 'Pinterest', sign: 'M9 21l3-12M7.5 13.5a5.5 5.5 0 1 1 4 1.5' },
  instagram: { name: 'Instagram', sign: 'M4 4h16v16H4zM12 8a4 4 0 1 0 .1 0M17 7h.1' },
  youtube: { name: 'YouTube', sign: 'M2 6h20v12H2zM10 9v6l5-3z' },
  flipboard: { name: 'Flipboard', sign: 'M4 4h16v5.5h-5.5V15H9v5H4z' },
  linkedin: { name: 'LinkedIn', sign: 'M4 10v10M4 5h.1M10 20V10m0 5q0-5 5-5t5 5v5' },
  link: { name: 'Elsewhere', sign: 'M10 14L20 4M13 4h7v7M17 14v6H4V7h6' },
};

const feedSign = 'M5 4a15 15 0 0 1 15 15M5 11a8 8 0 0 1 8 8M6 18h.1';

const twitterHost = 'https://x.com/';

/** An address at either of Twitter's hosts, with `http://` or without a scheme. */
const onTwitter = /^(?:http:)?(?:\/\/)?(?:(?:www|mobile|m)\.)?(?:twitter|x)\.com(?:\/+(.*))?$/is;

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
                <path d={/^\/(?:.*\/)?feed\.xml$/.test(address) ? feedSign : socialChannels[channel].sign} />
              </svg>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type SocialChannel = SocialLink['channel'];

/** Completes Twitter addresses without https://, and names with or without `@`; undefined if unsafe. */
export function socialAddress({ channel, url }: Pick<SocialLink, 'channel' | 'url'>): string | undefined {
  const isTwitter = channel === 'twitter' && !/^https:\/\//i.test(url);
  const checked = checkLink(isTwitter && url.isWellFormed() ? twitterAddress(url) : url);
  return checked.ok && checked.readable ? checked.href : undefined;
}

function twitterAddress(url: string): string {
  const address = onTwitter.exec(url);
  return twitterHost + (address ? (address[1] ?? '') : encodeURIComponent(url.replace(/^[@/]+/, '')));
}
