import type { ReactNode } from 'react';
import { contentsBeside, contentsFolded } from './Contents.styles.ts';
import type { ContentsEntry } from './tableOfContents.ts';

const label = 'In this article';

/** On narrow screens the contents stand folded above the text. On desktops see {@link ContentsBeside}. */
export function ContentsFolded({ entries }: { entries: readonly ContentsEntry[] }): ReactNode {
  return (
    <nav className={contentsFolded} aria-label={label}>
      <details>
        <summary lang="en">{label}</summary>
        <Entries entries={entries} />
      </details>
    </nav>
  );
}

/** On desktops the contents stay beside the text. */
export function ContentsBeside({ entries }: { entries: readonly ContentsEntry[] }): ReactNode {
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
