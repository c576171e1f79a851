import type { ReactNode } from 'react';
import { menuPanelAttribute } from '#contracts/markers.ts';
import type { BrandingColumn, HeaderBranding } from '#schemas/generated/types.ts';
import { proxiedImage } from '#transformer/pictures/imageProxy.ts';
import { Paragraphs } from '#widgets/ui/PlainText.tsx';
import { SafeLink } from '#widgets/ui/SafeLink.tsx';
import { brandingPanel } from '../header/BrandingLink.tsx';
import { pictureAddress } from '../site/addresses.ts';
import { columns, heading, opening, panel, section } from './menuPanels.styles.ts';

const logoHeight = 48;

export function BrandingPanel({ branding }: { branding: HeaderBranding }): ReactNode {
  return (
    <div
      className={panel}
      {...{ [menuPanelAttribute]: brandingPanel }}
      id={`menu-panel-${brandingPanel}`}
      hidden
    >
      <BrandingContent branding={branding} />
    </div>
  );
}

export function BrandingContent({
  branding: { title, logo, columns: all = [] },
}: {
  branding: HeaderBranding;
}): ReactNode {
  return (
    <>
      <div className={opening}>
        <p>{title}</p>
        {logo && <Logo src={logo.src} alt={logo.alt ?? ''} />}
      </div>
      <div className={columns}>
        {byColumn(all).map((parts, index) => (
          <div className={section} key={`${index} ${parts[0]?.title}`}>
            {parts.map((part, position) => (
              <Part key={`${position} ${part.title}`} part={part} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

function Part({ part: { title, text, partner } }: { part: BrandingColumn }): ReactNode {
  return (
    <>
      {title && <p className={heading}>{title}</p>}
      <Paragraphs text={text} />
      {partner && <PartnerLogo partner={partner} />}
    </>
  );
}

export function PartnerLogo({ partner }: { partner: NonNullable<BrandingColumn['partner']> }): ReactNode {
  return (
    <p>
      <PartnerLink url={partner.url}>
        <Logo src={partner.logo.src} alt={partner.name ?? partner.logo.alt ?? ''} />
      </PartnerLink>
    </p>
  );
}

function PartnerLink({ url, children }: { url: string | undefined; children: ReactNode }): ReactNode {
  return url === undefined ? children : <SafeLink url={url}>{children}</SafeLink>;
}

function Logo({ src, alt }: { src: string; alt: string }): ReactNode {
  const address = pictureAddress(src);
  if (!address) return alt;
  return (
    <picture>
      <img src={proxiedImage(address, 2 * logoHeight)} alt={alt} height={logoHeight} loading="lazy" />
    </picture>
  );
}

/** Groups parts by column; parts without a column get separate ones at the end. */
function byColumn(parts: readonly BrandingColumn[]): BrandingColumn[][] {
  const named = Map.groupBy(
    parts.filter(({ column }) => column !== undefined),
    ({ column = 0 }) => column,
  );
  const inOrder = [...named].sort(([one], [other]) => one - other).map(([, each]) => each);
  return [...inOrder, ...parts.filter(({ column }) => column === undefined).map((part) => [part])];
}
