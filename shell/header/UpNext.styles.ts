import { css } from '@linaria/core';
import { plainList } from '#widgets/ui/declarations.ts';
import { tabletFrom } from '#widgets/ui/layout.ts';

/** Width of the bar's name and of a title, in em: with larger text fewer titles fit. */
const nameWidth = 7;
const titleWidth = 13;
const tooNarrowFor = (titles: number): string => `(width < ${nameWidth + titles * titleWidth}em)`;

export const upNext = css`
  container-type: inline-size;
  display: flex;
  gap: var(--space-4);
  align-items: baseline;
  padding: 2px var(--page-inset);
  border-bottom: 1px solid var(--hairline);
  font: var(--text-xs) / 1.3 var(--font-ui);

  & b {
    flex: none;
    font-weight: 600;
    letter-spacing: 0.06em;
  }
  & ul {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: var(--space-4);
    ${plainList};
  }
  & a {
    display: block;
    padding-block: var(--space-1);
    color: var(--ink);
  }
  & bdi {
    display: -webkit-box;
    overflow: hidden;
    hyphens: auto;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  @container ${tooNarrowFor(5)} {
    & li:nth-child(n + 5) {
      display: none;
    }
  }
  @container ${tooNarrowFor(4)} {
    & li:nth-child(n + 4) {
      display: none;
    }
  }
  @container ${tooNarrowFor(3)} {
    & li:nth-child(n + 3) {
      display: none;
    }
  }
  @container ${tooNarrowFor(2)} {
    & li + li {
      display: none;
    }
  }
  @media (max-width: ${tabletFrom - 1}px) {
    & li + li {
      display: none;
    }
  }
`;
