import type { ReactNode } from 'react';
import { drugPages } from '#contracts/drugs/drugPages.ts';
import type { HomeContent } from '#schemas/generated/types.ts';
import type { Site } from '../site/site.ts';
import { targets, toolRow } from './ToolRow.styles.ts';

export type Tool = NonNullable<HomeContent['tools']>[number];

/** Prices of medicines only on a site that has them. */
export function siteTools({ home, drugSavings }: Pick<Site, 'home' | 'drugSavings'>): readonly Tool[] {
  return (home.tools ?? []).filter(({ path }) => path !== drugPages.all || drugSavings);
}

export function ToolRow({ tools }: { tools: readonly Tool[] }): ReactNode {
  if (tools.length === 0) return null;
  return (
    <nav aria-label="Tools">
      <ul className={`${targets} ${toolRow}`}>
        {tools.map(({ path, title, description, icon }) => (
          <li key={path}>
            {icon && <Drawing name={icon} />}
            <a href={path}>
              <bdi>{title}</bdi>
            </a>
            {description && (
              <p>
                <bdi>{description}</bdi>
              </p>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

type DrawingName = NonNullable<Tool['icon']>;

const lines: Readonly<Record<DrawingName, string>> = {
  bowl: 'M6 24h36a18 18 0 0 1-36 0zM16 43h16M17 18q-4-4 0-9M25 18q-4-4 0-9M33 18q-4-4 0-9',
  calendar: 'M8 11h32v30H8zM8 20h32M16 7v8M32 7v8M24 36l-5-5a3.4 3.4 0 0 1 5-5 3.4 3.4 0 0 1 5 5z',
  checklist: 'M11 10h26v33H11zM19 6h10v8H19zM17 23l3 3 5-6M29 23h3M17 33l3 3 5-6M29 33h3',
  heart: 'M24 41L9 26a9.5 9.5 0 0 1 15-12 9.5 9.5 0 0 1 15 12zM5 27h11l4-7 6 12 3-5h14',
  medicine: 'M13 7h22v7H13zM16 14v4h16v-4M16 18q-5 3-5 8v16h26V26q0-5-5-8M11 26h26M11 36h26M24 28v6M21 31h6',
  moon: 'M29 7A17.5 17.5 0 1 0 42 31 15 15 0 0 1 29 7zM37 7v8M33 11h8M40 19v4M38 21h4',
};

/** In two colours: ink, over the logo's leaf in the marker's. */
function Drawing({ name }: { name: DrawingName }): ReactNode {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path fill="var(--marker)" stroke="none" d="M14 16h18a14 14 0 0 1 14 14v16H28a14 14 0 0 1-14-14z" />
      <path d={lines[name]} />
    </svg>
  );
}
