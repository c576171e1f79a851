import type { ReactNode } from 'react';
import { siteLinks } from '../../contracts/siteAddresses.ts';
import { finePrint } from '../ui/finePrint.styles.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { knownPartner } from './affiliatePartners.ts';

/** Says of a link to a known partner that we may earn by it. Nothing for any other address. */
export function PartnerDisclaimer({ url }: { url: string }): ReactNode {
  const partner = knownPartner(url);
  if (!partner) return null;
  return (
    <div className={finePrint}>
      <OwnWords>
        {partner} is a partner of ours. We may earn a commission if you buy something through this link.{' '}
        <a href={siteLinks.brandVetting}>How we vet brands and products</a>
      </OwnWords>
    </div>
  );
}
