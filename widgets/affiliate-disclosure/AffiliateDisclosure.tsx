import type { ReactNode } from 'react';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { trackingEvent } from '../tracking/trackingEvent.ts';
import { Accordion } from '../ui/Accordion.tsx';
import { disclosure } from './AffiliateDisclosure.styles.ts';

const combinedFrom = 3;

type DisclosureWording =
  | { form: 'list'; lead: string; names: readonly string[] }
  | { form: 'sentence'; text: string };

const conjunction = new Intl.ListFormat('en-US', { type: 'conjunction' });

const others = 'other shops';

function disclosureWording(affiliates: readonly string[], andOthers = false): DisclosureWording | undefined {
  const names = [...new Set(affiliates.map((name) => name.trim()).filter((name) => name !== ''))];
  if (names.length === 0) return undefined;
  const listed = andOthers ? [...names, others] : names;
  if (names.length < combinedFrom) {
    return {
      form: 'list',
      lead: 'We may earn a commission if you buy something through our links to',
      names: listed,
    };
  }
  return {
    form: 'sentence',
    text: `We may earn a commission if you buy something through our links to ${conjunction.format(listed)}.`,
  };
}

const accordionTitle = 'How we vet brands and products';

export default function AffiliateDisclosure({ data }: WidgetProps<'affiliate-disclosure'>): ReactNode {
  const wording = disclosureWording(data.affiliates ?? [], data.andOthers);
  const event = trackingEvent('element-clicked', {
    location: 'Affiliate disclosure',
    elementType: 'ACCORDION',
    actionOutcome: 'OPEN',
    text: accordionTitle,
  });
  return (
    <aside className={disclosure} lang="en" dir="ltr" aria-label="Affiliate disclosure">
      <div>If you buy something through a link on this page, we may earn a commission.</div>
      <Accordion title={accordionTitle} open={data.openHowWeVet} event={event}>
        {wording && (
          <div>
            {wording.form === 'sentence' ? wording.text : `${wording.lead}:`}
            {wording.form === 'list' && (
              <ul>
                {wording.names.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            )}
          </div>
        )}
        <p>Before we write about a brand or a product, our team:</p>
        <ul>
          <li>
            <b>Checks ingredients and claims.</b> Could they do harm? Does research support what the label
            says?
          </li>
          <li>
            <b>Looks at the company.</b> Does it work by the rules and standards of its industry?
          </li>
          <li>
            <b>Keeps money out of it.</b> Commissions have no say in what we choose or how we rate it.
          </li>
        </ul>
        <p>
          Read more about <a href={siteLinks.brandVetting}>how we vet brands</a> and about{' '}
          <a href={siteLinks.productVetting}>how we choose products</a>.
        </p>
      </Accordion>
    </aside>
  );
}
