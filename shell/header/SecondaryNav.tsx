import type { ReactNode } from 'react';
import { contrast, leastContrast } from '#contracts/contrast.ts';
import { scrollRowAttribute } from '#contracts/markers.ts';
import type { SecondaryNav as Content, NavLink } from '#schemas/generated/types.ts';
import { proxiedImage } from '#transformer/pictures/imageProxy.ts';
import { palette } from '../design/palette.ts';
import { pictureAddress } from '../site/addresses.ts';
import { isBelow, safeAddress } from './menuItems.ts';
import { secondaryNav } from './SecondaryNav.styles.ts';
import { scrollButtons } from './scrollButtons.styles.ts';

/** Height and maximum width of the brand's picture, in CSS pixels. */
const brandHeight = 32;
const widestBrand = 160;

/** Whether a page has the bar: one of its pages, or all if it lists none. */
export function hasSecondaryNav(path: string | undefined, content: Content | undefined): content is Content {
  if (!content || content.items.length === 0) return false;
  const { paths = [] } = content;
  return (
    paths.length === 0 || (path !== undefined && paths.some((each) => path === each || isBelow(path, each)))
  );
}

interface SecondaryNavProps {
  content: Content;
  path: string | undefined;
}

export function SecondaryNav({ content: { branding, items }, path }: SecondaryNavProps): ReactNode {
  const isHere = ({ url }: Pick<NavLink, 'url'>): boolean => url === path;
  const current = items.find((item) => isHere(item)) ?? items.find(({ links = [] }) => links.some(isHere));
  const further = current?.links ?? [];
  return (
    <nav className={secondaryNav} aria-label={branding?.text ?? 'In this subject'} lang="en" dir="ltr">
      {branding && <Brand {...branding} />}
      <ul {...{ [scrollRowAttribute]: '' }}>
        {items.map((item, index) => (
          <Item
            key={`${index} ${item.url}`}
            link={item}
            current={isHere(item) ? 'page' : item === current ? 'true' : undefined}
          />
        ))}
      </ul>
      <div className={scrollButtons} hidden>
        <button type="button" aria-label="Back">
          ‹
        </button>
        <button type="button" aria-label="Further">
          ›
        </button>
      </div>
      {further.length > 0 && (
        <ul aria-label={current?.title}>
          {further.map((link, index) => (
            <Item key={`${index} ${link.url}`} link={link} current={isHere(link) ? 'page' : undefined} />
          ))}
        </ul>
      )}
    </nav>
  );
}

interface ItemProps {
  link: Pick<NavLink, 'url' | 'title' | 'label' | 'target'>;
  current: 'page' | 'true' | undefined;
}

function Item({ link: { url, title, label, target }, current }: ItemProps): ReactNode {
  const address = safeAddress(url);
  if (address === undefined) return null;
  const opensTab = target === '_blank';
  return (
    <li>
      <a
        href={address}
        aria-label={label}
        aria-current={current}
        target={opensTab ? target : undefined}
        rel={opensTab || !address.startsWith('/') ? 'noopener' : undefined}
      >
        {title}
      </a>
    </li>
  );
}

function Brand({ imageSrc, text, textColor, url }: NonNullable<Content['branding']>): ReactNode {
  const picture = imageSrc && pictureAddress(imageSrc);
  const shown = picture ? (
    <picture>
      <img src={proxiedImage(picture, widestBrand)} alt={text ?? ''} height={brandHeight} />
    </picture>
  ) : (
    text
  );
  if (!shown) return null;
  const address = url === undefined ? undefined : safeAddress(url);
  const style = textColor === undefined ? undefined : { color: readableOnPaper(textColor) };
  return address === undefined ? (
    <b style={style}>{shown}</b>
  ) : (
    <b>
      <a href={address} style={style}>
        {shown}
      </a>
    </b>
  );
}

/** The colour if it has enough contrast on the page, else our text colour; for light and dark. */
function readableOnPaper(colour: string): string {
  const { paper, ink } = palette;
  const on = (scheme: 'light' | 'dark'): string =>
    contrast(colour, paper[scheme]) >= leastContrast ? colour : ink[scheme];
  return `light-dark(${on('light')}, ${on('dark')})`;
}
