import type { ReactNode } from 'react';
import type { ColumnSection, Topic } from '#schemas/generated/types.ts';
import type { PageShell } from '../document/pageShell.ts';
import { piecesAt } from '../document/pieces.ts';
import { brandingPanel } from '../header/BrandingLink.tsx';
import { menuItems, safeAddress } from '../header/menuItems.ts';
import { PartnerLogo } from './BrandingPanel.tsx';
import { ColumnWidget } from './ColumnWidget.tsx';
import { wholeMenu } from './WholeMenu.styles.ts';

/** All links of the menu's panels, for readers without script, and for search engines. */
export function WholeMenu({ shell }: { shell: PageShell }): ReactNode {
  const { site } = shell;
  const pieces = piecesAt('menu', shell);
  const { headerBranding: branding } = site.configuration;
  return (
    <>
      <section className={wholeMenu} aria-labelledby="_whole-menu">
        <h2 id="_whole-menu">The whole menu</h2>
        {menuItems(site.configuration).map(({ title, url, columns }) => (
          <div key={`${title} ${url}`}>
            <h3>
              <a href={url}>{title}</a>
            </h3>
            {columns.map((column, index) => (
              <Column key={`${index} ${column.title}`} column={column} topics={site.topics} />
            ))}
          </div>
        ))}
        {pieces && <ul dangerouslySetInnerHTML={{ __html: pieces }} />}
      </section>
      {branding?.enabled && (
        <section className={wholeMenu} id={brandingPanel} aria-label={branding.title}>
          <h2>{branding.title}</h2>
          {branding.columns?.map(({ title, text, partner }, index) => (
            <div key={`${index} ${title}`}>
              {title && <h3>{title}</h3>}
              {text && <p>{text}</p>}
              {partner && <PartnerLogo partner={partner} />}
            </div>
          ))}
        </section>
      )}
    </>
  );
}

interface ColumnProps {
  column: ColumnSection;
  topics: readonly Topic[];
}

function Column({ column: { links = [], widget, columnButton }, topics }: ColumnProps): ReactNode {
  const all = [...links, ...(columnButton ? [{ url: columnButton.link, title: columnButton.text }] : [])];
  return (
    <>
      {all.length > 0 && (
        <ul>
          {all.map((link, index) => {
            const address = safeAddress(link.url);
            return (
              address && (
                <li key={`${index} ${address}`}>
                  <a href={address}>{link.title}</a>
                </li>
              )
            );
          })}
        </ul>
      )}
      {widget && <ColumnWidget name={widget} topics={topics} />}
    </>
  );
}
