import type { ReactNode } from 'react';
import { drugPages } from '#contracts/drugs/drugPages.ts';
import { siteLinks } from '#contracts/siteAddresses.ts';
import { Logo } from '../brand/Logo.tsx';
import type { Site } from '../site/site.ts';
import { siteFooter } from './SiteFooter.styles.ts';
import { SocialLinks } from './SocialLinks.tsx';

const links = [
  { href: siteLinks.people, text: 'Who writes and reviews' },
  { href: siteLinks.productSelection, text: 'How we choose products' },
  { href: siteLinks.productVetting, text: 'Our vetting process' },
  { href: siteLinks.brandVetting, text: 'How we vet brands' },
  { href: siteLinks.privacy, text: 'Privacy policy' },
  { href: siteLinks.privacyChoices, text: 'Your privacy choices' },
  { href: siteLinks.terms, text: 'Terms of use' },
] as const;

export function SiteFooter({ site }: { site: Site }): ReactNode {
  return (
    <footer className={siteFooter} lang="en" dir="ltr">
      <a href="#top">Back to top</a>
      <Logo siteName={site.name} />
      <p>{site.tagline}</p>
      {(site.topics.length > 0 || site.drugSavings) && (
        <nav aria-label="Topics">
          <ul>
            {site.topics.map(({ path, name }) => (
              <li key={path}>
                <a href={path}>
                  <bdi>{name}</bdi>
                </a>
              </li>
            ))}
            {site.drugSavings && (
              <li>
                <a href={drugPages.all}>Drug prices</a>
              </li>
            )}
          </ul>
        </nav>
      )}
      <nav aria-label="About this site">
        <ul>
          {links.map(({ href, text }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
      <SocialLinks links={site.configuration.socialLinks ?? []} />
      <p>
        What you read here is for your information. It does not replace the advice of a doctor or another
        health professional who knows you. Never put off seeking care because of something you read on{' '}
        {site.name}. In an emergency, call your local emergency number.
      </p>
      <p>
        ©{site.copyrightYear === undefined ? '' : ` ${site.copyrightYear}`} {site.name}
        {site.contactEmail && (
          <>
            {' · '}
            <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
          </>
        )}
      </p>
    </footer>
  );
}
