import type { ReactNode } from 'react';
import { siteLinks } from '../../contracts/siteAddresses.ts';
import type { Document } from '../page/document.ts';
import type { PageShell } from '../page/pageShell.ts';
import { shellPage } from '../page/shellPage.tsx';
import { BrandVetting } from './BrandVetting.tsx';
import { PrivacyPolicy } from './PrivacyPolicy.tsx';
import { ProductSelection } from './ProductSelection.tsx';
import { ProductVetting } from './ProductVetting.tsx';
import { TermsOfUse } from './TermsOfUse.tsx';
import { textPage } from './textPage.styles.ts';

/** What the fixed pages say of how this site is run. */
export interface PolicyFacts {
  /** How many days events of use are kept. */
  eventRetentionDays: number;
}

interface FixedPage {
  title: string;
  /** The first sentence of the page, and its description for search engines. */
  summary: string;
  text: ReactNode;
}

/** The fixed pages of the specification §2.1, by their path. Each is rendered when it is asked for. */
export function fixedPages(shell: PageShell, facts: PolicyFacts): ReadonlyMap<string, () => Document> {
  const { name, contactEmail } = shell.site;
  const contact = contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
  const pages: [string, FixedPage][] = [
    [
      siteLinks.productSelection,
      {
        title: 'How we choose products',
        summary: `What a product has to do to be recommended on ${name}, and what can never buy it a place.`,
        text: <ProductSelection siteName={name} contact={contact} />,
      },
    ],
    [
      siteLinks.productVetting,
      {
        title: 'Our vetting process, step by step',
        summary:
          'From a long list to a recommendation: who does what, in which order, and what ends it early.',
        text: <ProductVetting />,
      },
    ],
    [
      siteLinks.brandVetting,
      {
        title: 'How we vet brands and products',
        summary:
          'Before we link to a brand we look at what is in its products, what it claims, and how it does business.',
        text: <BrandVetting contact={contact} />,
      },
    ],
    [
      siteLinks.privacy,
      {
        title: 'Privacy policy',
        summary: `What ${name} learns about you when you read here, what it does with that, and what it leaves alone.`,
        text: <PrivacyPolicy siteName={name} contact={contact} {...facts} />,
      },
    ],
    [
      siteLinks.terms,
      {
        title: 'Terms of use',
        summary: `What you may expect of ${name}, and what we ask of you.`,
        text: <TermsOfUse siteName={name} contact={contact} />,
      },
    ],
  ];
  return new Map(pages.map(([path, page]) => [path, () => fixedPage(path, page, shell)]));
}

function fixedPage(path: string, { title, summary, text }: FixedPage, shell: PageShell): Document {
  return shellPage(
    {
      title,
      description: summary,
      canonicalPath: path,
      part: 'shell-text',
      children: (
        <article className={textPage}>
          <h1>{title}</h1>
          <p>{summary}</p>
          {text}
        </article>
      ),
    },
    shell,
  );
}
