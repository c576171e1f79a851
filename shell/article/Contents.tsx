import type { ReactNode } from 'react';
import type { LayoutVariants } from '#transformer/layoutVariants.ts';
import { contentsAbove, contentsBeside, contentsColumn, contentsFolded } from './Contents.styles.ts';
import type { ContentsEntry } from './tableOfContents.ts';

const label = 'In this article';

/** The experiment with the position of the contents. */
export const contentsExperiment = 'engagementTemplate';

/** Its variants: beside the text, as an overview above it, or none. */
export type ContentsPlace = LayoutVariants[typeof contentsExperiment];

interface ContentsProps {
  entries: readonly ContentsEntry[];
  place: ContentsPlace;
}

/**
 * The contents of a long article. In control: folded above the text on narrow screens, beside it on desktops. As an overview: open above the
 * text on every screen.
 */
export function Contents({ entries, place }: ContentsProps): ReactNode {
  if (place === 'focus') return null;
  if (place === 'overview') return <ContentsAbove entries={entries} />;
  return (
    <>
      <ContentsFolded entries={entries} />
      <ContentsBeside entries={entries} />
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

function ContentsAbove({ entries }: Pick<ContentsProps, 'entries'>): ReactNode {
  return (
    <nav className={contentsAbove} aria-labelledby="contents-above">
      <p id="contents-above" lang="en">
        {label}
      </p>
      <Entries entries={entries} />
    </nav>
  );
}

function ContentsBeside({ entries }: { entries: readonly ContentsEntry[] }): ReactNode {
  return (
    <div className={contentsColumn}>
      <nav className={contentsBeside} aria-labelledby="contents-beside">
        <p id="contents-beside" lang="en">
          {label}
        </p>
        <Entries entries={entries} />
      </nav>
    </div>
  );
}

function Entries({ entries }: { entries: readonly ContentsEntry[] }): ReactNode {
  return (
    <ol>
      {entries.map(({ anchor, text }) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>
            <bdi>{text}</bdi>
          </a>
        </li>
      ))}
    </ol>
  );
}
