import type { ReactNode } from 'react';
import type { LayoutVariants } from '#transformer/article/layoutVariants.ts';
import { contentsAbove, contentsAside, contentsColumn, contentsFolded } from './Contents.styles.ts';
import type { ContentsEntry } from './tableOfContents.ts';

const label = 'In this article';

export const contentsExperiment = 'engagementTemplate';

export type ContentsPlace = LayoutVariants[typeof contentsExperiment];

interface ContentsProps {
  entries: readonly ContentsEntry[];
  place: ContentsPlace;
}

/** In control: folded above the text on narrow screens, beside it on desktops. As an overview: open above. */
export function Contents({ entries, place }: ContentsProps): ReactNode {
  if (place === 'focus') return null;
  if (place === 'overview')
    return <ContentsList id="contents-above" className={contentsAbove} entries={entries} />;
  return (
    <>
      <ContentsFolded entries={entries} />
      <div className={contentsColumn}>
        <ContentsList id="contents-beside" className={contentsAside} entries={entries} />
      </div>
    </>
  );
}

function ContentsFolded({ entries }: { entries: readonly ContentsEntry[] }): ReactNode {
  return (
    <nav className={contentsFolded} aria-labelledby="contents-folded">
      <details>
        <summary id="contents-folded" lang="en">
          {label}
        </summary>
        <Entries entries={entries} />
      </details>
    </nav>
  );
}

interface ContentsListProps extends Pick<ContentsProps, 'entries'> {
  id: string;
  className: string;
}

function ContentsList({ id, className, entries }: ContentsListProps): ReactNode {
  return (
    <nav className={className} aria-labelledby={id}>
      <p id={id} lang="en">
        {label}
      </p>
      <Entries entries={entries} />
    </nav>
  );
}

export function Entries({ entries }: { entries: readonly ContentsEntry[] }): ReactNode {
  return (
    <ol>
      {entries.map(({ anchor, text, products = [] }) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>
            <bdi>{text}</bdi>
          </a>
          {products.length > 0 && <Entries entries={products} />}
        </li>
      ))}
    </ol>
  );
}
