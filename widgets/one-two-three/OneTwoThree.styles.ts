import { css } from '@linaria/core';
import { column, mutedText, pictureRatio, uiText } from '../ui/declarations.ts';
import { tabletFrom } from '../ui/layout.ts';

/** A tile's minimum width with large text; below it takes a separate row. */
const tileFrom = '11rem';

export const oneTwoThree = css`
  display: grid;
  gap: var(--space-5);
  max-width: var(--content-wide);
  margin-block: var(--space-5);
  padding: 0;
  counter-reset: tile;
  ${uiText};
  list-style: none;

  @media (min-width: ${tabletFrom}px) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, ${tileFrom}), 1fr));
  }
  & > li {
    counter-increment: tile;
    ${column};
    break-inside: avoid;
  }
  & :is(img, i) {
    width: 100%;
    height: auto;
    ${pictureRatio};
    border-radius: var(--radius-leaf);
  }
  @media (max-width: ${tabletFrom - 1}px) {
    & i {
      aspect-ratio: 4;
    }
  }
  & > li > div {
    display: grid;
    flex: 1;
    grid-template: auto 1fr auto / auto 1fr;
    gap: var(--space-1) var(--space-3);
    align-items: start;
    padding-top: var(--space-3);
  }
  & > li > div:first-child {
    border-block-start: 2px solid var(--ink);
  }
  & > li > div > * {
    grid-column: 2;
  }
  /* One, two, three: screen readers number the list already. */
  & > li > div::before {
    grid-area: 1 / 1 / 4;
    color: var(--editorial);
    content: counter(tile) / '';
    font: 620 var(--text-2xl) / 1 var(--font-heading);
    font-variant-numeric: lining-nums;
  }
  & small {
    ${mutedText};
  }
  & b {
    font: 620 var(--text-md) / var(--leading-snug) var(--font-heading);
  }
  & p {
    margin: var(--space-1) 0 0;
    font-weight: 600;
  }
`;
