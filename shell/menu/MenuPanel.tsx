import type { ReactNode } from 'react';
import { menuPanelAttribute } from '#contracts/markers.ts';
import type { ColumnSection, NavLink } from '#schemas/generated/types.ts';
import { proxiedImage } from '#transformer/pictures/imageProxy.ts';
import { type MenuItem, safeAddress } from '../header/menuItems.ts';
import { pictureAddress } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';
import { ColumnWidget } from './ColumnWidget.tsx';
import { columns, heading, narrow, opening, panel, section, tall } from './menuPanels.styles.ts';
import { panelSizes, tracksOf } from './panelSizes.ts';

const side = panelSizes.row - 8;

/** A link of a panel: picture, title, description. Unsafe addresses are dropped. */
function MenuLink({ link }: { link: NavLink }): ReactNode {
  const { url, title, label, target, image, description } = link;
  const address = safeAddress(url);
  if (address === undefined) return null;
  const source = image && pictureAddress(image.src);
  const opensTab = target === '_blank';
  return (
    <li>
      <a
        href={address}
        aria-label={label}
        target={opensTab ? target : undefined}
        rel={opensTab || !address.startsWith('/') ? 'noopener' : undefined}
      >
        {source && (
          <picture>
            <img
              src={proxiedImage(source, side)}
              alt=""
              width={side}
              height={side}
              loading="lazy"
              decoding="async"
            />
          </picture>
        )}
        <span>
          <b>{title}</b>
          {description && <span>{description}</span>}
        </span>
      </a>
    </li>
  );
}

interface MenuPanelProps {
  item: MenuItem;
  index: number;
  site: Pick<Site, 'topics'>;
}

/** The panel of an item: its title and columns. A single column makes it narrow. */
export function MenuPanel({ item, index, site }: MenuPanelProps): ReactNode {
  const { title, url, columns: sections } = item;
  const isNarrow = sections.length === 1 && sections.every((each) => tracksOf(each) === 1);
  const introduction = site.topics.find(({ path }) => path === url)?.introduction;
  return (
    <div
      className={isNarrow ? `${panel} ${narrow}` : panel}
      {...{ [menuPanelAttribute]: String(index) }}
      id={`menu-panel-${index}`}
      hidden
    >
      <div className={opening}>
        <p>
          <a href={url}>
            <span>All in </span>
            {title}
          </a>
        </p>
        {introduction && !isNarrow && <p>{introduction}</p>}
      </div>
      <div className={columns}>
        {sections.map((each, position) => (
          <Section
            key={`${position} ${each.title}`}
            section={each}
            id={`menu-${index}-${position}`}
            site={site}
          />
        ))}
      </div>
    </div>
  );
}

interface SectionProps {
  section: ColumnSection;
  id: string;
  site: Pick<Site, 'topics'>;
}

function Section({ section: content, id, site }: SectionProps): ReactNode {
  const { title, subtitle, links = [], widget, columnButton } = content;
  const button = columnButton && safeAddress(columnButton.link);
  const tracks = tracksOf(content);
  return (
    <div className={section} style={tracks > 1 ? { gridColumn: `span ${tracks}` } : undefined}>
      {title && (
        <p className={heading} id={id}>
          {title}
        </p>
      )}
      {subtitle && <p>{subtitle}</p>}
      {links.length > 0 && (
        <ul
          className={links.length > panelSizes.rows ? tall : undefined}
          aria-labelledby={title ? id : undefined}
        >
          {links.map((link, index) => (
            <MenuLink key={`${index} ${link.url}`} link={link} />
          ))}
        </ul>
      )}
      {widget && <ColumnWidget name={widget} topics={site.topics} />}
      {columnButton && button && <a href={button}>{columnButton.text}</a>}
    </div>
  );
}
