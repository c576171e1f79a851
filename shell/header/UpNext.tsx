import type { ReactNode } from 'react';
import type { UpNextArticle } from '#schemas/generated/types.ts';
import { trackClick, trackFacts } from '#widgets/tracking/trackingAttributes.ts';
import { safeAddress } from './menuItems.ts';
import { upNext } from './UpNext.styles.ts';

/** More than these nobody reads before the article itself. On phones it is one, and else as many as there is room for. */
const mostItems = 5;

/** The bar of what is read after this article. Nothing where it names no article that a page can lead to. */
export function UpNext({ articles }: { articles: readonly UpNextArticle[] }): ReactNode {
  const items = articles.flatMap(({ title, link }) => {
    const address = safeAddress(link);
    const text = title.join(' ').trim();
    return address === undefined || text === '' ? [] : [{ address, text }];
  });
  if (items.length === 0) return null;
  return (
    <nav className={upNext} aria-labelledby="up-next" {...trackFacts({ location: 'Up next' })}>
      <b id="up-next" lang="en">
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
