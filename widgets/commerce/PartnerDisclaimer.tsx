import type { ReactNode } from 'react';
import { siteLinks } from '#contracts/siteAddresses.ts';
import { finePrint } from '../ui/finePrint.styles.ts';
import { OwnWords } from '../ui/OwnWords.tsx';

export function PartnerDisclaimer({ partner }: { partner: string }): ReactNode {
  return (
    <div className={finePrint}>
      <OwnWords>
        {partner} is a partner of ours. We may earn a commission if you buy something through this link.{' '}
        <a href={siteLinks.brandVetting}>How we vet brands and products</a>
      </OwnWords>
    </div>
  );
}
