import type { ReactNode } from 'react';
import { contentsBeside, contentsFolded } from './Contents.styles.ts';
import type { ContentsEntry } from './tableOfContents.ts';

const label = 'In this article';

/** The contents of a long article: folded above the text on narrow screens, beside it on desktops. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }): ReactNode {
  return (
    <>
      <ContentsFolded entries={entries} />
      <ContentsBeside entries={entries} />
    </>
  );
}

function ContentsFolded({ entries }: { entries: readonly ContentsEntry[] }): ReactNode {
  return (
    <nav className={contentsFolded} aria-label={label}>
      <details>
        <summary lang="en">{label}</summary>
        <Entries entries={entries} />
      </details>
    </nav>
  );
}

function ContentsBeside({ entries }: { entries: readonly ContentsEntry[] }): ReactNode {
  return (
    <nav className={contentsBeside} aria-label={label}>
      <p lang="en">{label}</p>
      <Entries entries={entries} />
    </nav>
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
