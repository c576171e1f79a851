import type { ReactNode } from 'react';
import { drugPages } from '#contracts/drugs/drugPages.ts';
import type { HomeContent } from '#schemas/generated/types.ts';
import type { Site } from '../site/site.ts';
import { Drawing } from './Drawing.tsx';
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
