import type { ReactNode } from 'react';
import { pixelsAttribute } from '#contracts/outside/frame.ts';
import { PaidLink } from '../commerce/PaidLink.tsx';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Picture } from '../ui/Picture.tsx';
import { sponsorLine } from './Sponsor.styles.ts';
import type { ShownSponsor } from './shownRecipe.ts';

/** The link text for an unnamed sponsor. */
const unnamed = 'Sponsor’s page';
/** The logo's width, in CSS pixels. */
const logoWidth = 96;

/** Names the recipe's sponsor above its first line, on the ground of advertising. */
export function Sponsor({ sponsor: { name, url, logo, pixel } }: { sponsor: ShownSponsor }): ReactNode {
  return (
    <p className={sponsorLine} {...(pixel ? { [pixelsAttribute]: JSON.stringify([pixel]) } : {})}>
      {logo && <Picture {...logo} alt="" shownWidth={logoWidth} />}
      <span>
        <OwnWords>{name === undefined ? 'Sponsored' : 'Sponsored by'}</OwnWords>
        {(name !== undefined || url !== undefined) && ' '}
        {url === undefined ? (
          name !== undefined && <b>{name}</b>
        ) : (
          <PaidLink
            url={url}
            ids={{}}
            event={{
              kind: 'element-clicked',
              elementType: 'LINK',
              actionOutcome: 'EXTERNALLINK',
              ...(name === undefined ? {} : { brand: name }),
              text: name ?? unnamed,
              linkUrl: url,
            }}
          >
            {name ?? <OwnWords>{unnamed}</OwnWords>}
          </PaidLink>
        )}
      </span>
    </p>
  );
}
