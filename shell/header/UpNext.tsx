import type { ReactNode } from 'react';
import type { UpNextArticle } from '#schemas/generated/types.ts';
import { trackClick, trackFacts } from '#widgets/tracking/trackingAttributes.ts';
import { safeAddress } from './menuItems.ts';
import { upNext } from './UpNext.styles.ts';

/** Readers do not look at more before the article. As many as fit are shown; on phones one. */
const mostItems = 5;

export function UpNext({ articles }: { articles: readonly UpNextArticle[] }): ReactNode {
  const items = articles.flatMap(({ title, link }) => {
    const address = safeAddress(link);
    const text = title.join(' ').trim();
    return address === undefined || text === '' ? [] : [{ address, text }];
  });
  if (items.length === 0) return null;
  return (
    <nav className={upNext} aria-labelledby="_up-next" {...trackFacts({ location: 'Up next' })}>
      <b id="_up-next" lang="en">
        UP NEXT
      </b>
      <ul>
        {items.slice(0, mostItems).map(({ address, text }, index) => (
          <li key={`${index} ${address}`}>
            <a href={address} {...trackClick({ kind: 'element-clicked', position: index + 1 })}>
              <bdi>{text}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
