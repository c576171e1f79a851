import type { ReactNode } from 'react';
import { pixelsAttribute } from '#contracts/outside/frame.ts';
import { PaidLink } from '../commerce/PaidLink.tsx';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Picture } from '../ui/Picture.tsx';
import { sponsorLine } from './Sponsor.styles.ts';
import type { ShownSponsor } from './shownRecipe.ts';

/** What leads to a sponsor that the author does not name. */
const unnamed = 'Sponsor’s page';
/** The width of a logo, in CSS pixels. */
const logoWidth = 96;

/** Says who pays for the recipe, before its first line, on the ground of advertising. */
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
