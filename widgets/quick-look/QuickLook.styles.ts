import { css } from '@linaria/core';
import {
  blockTitle,
  centredRow,
  mutedText,
  notPrinted,
  plainList,
  textBlock,
  uiText,
} from '../ui/declarations.ts';

const shopWordsFrom = '34rem';

/** The width from which price and arrow fit next to the name. With large text, they are below it. */
const oneRowFrom = '17rem';

export const quickLook = css`
  container-type: inline-size;
  ${textBlock};
  border-block: 2px solid var(--editorial);
  ${uiText};

  & h2 {
    margin: var(--space-4) 0 var(--space-3);
    ${blockTitle};
  }
  counter-reset: pick;

  & ol {
    ${plainList};
  }
  /* Its last pick ends where the list does. */
  & > details > div {
    padding: 0;
  }
  & > p {
    margin-block: 0 var(--space-3);
    ${mutedText};
  }
  @media print {
    & ol {
      columns: 2;
    }
    & summary {
      display: none;
    }
    & li {
      padding-block: var(--space-1);
    }
  }
`;

export const pick = css`
  ${centredRow};
  gap: var(--space-2) var(--space-3);
  padding-block: var(--space-2);
  border-block-start: 1px solid var(--hairline);
  counter-increment: pick;

  &[data-paid] {
    padding-inline: var(--space-3);
    background: var(--advert);
    counter-increment: none;
  }
`;

export const thumbnail = css`
  /* The cards print the pictures. */
  ${notPrinted};
  width: 56px;
  height: 56px;
  overflow: clip;
  border-radius: var(--radius-leaf-small);
  /* Pictures are taken on white, which takes on the colour that the pick sets. */
  color-scheme: light;

  & img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    mix-blend-mode: multiply;
  }
`;

/** Below the image with large text, which needs the width. */
export const name = css`
  flex: 1 9rem;

  & > small {
    display: block;
    color: var(--editorial);
    font-size: var(--text-xs);
    font-weight: 700;
  }
  & > small::before {
    content: counter(pick) '. ';
  }
  [data-paid] > & > small {
    color: var(--ink-soft);
  }
  [data-paid] > & > small::before {
    content: none;
  }
  & > p {
    margin: 0;
    color: var(--ink-soft);
  }
  & > a {
    display: inline-block;
    min-height: 24px;
    color: var(--ink);
    font: 620 var(--text-md) / 1.3 var(--font-heading);
    text-wrap: balance;
  }
`;

export const toShop = css`
  display: flex;
  flex: 1 0 100%;
  gap: var(--space-2);
  align-items: center;
  min-height: 44px;
  color: var(--shop);
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  text-decoration: none;

  & > b {
    font-size: var(--text-md);
  }
  a&:hover {
    text-decoration: underline;
  }
  a&::after {
    content: '→';
    content: '→' / '';
  }
  &:dir(rtl)::after {
    scale: -1 1;
  }
  @container (min-width: ${oneRowFrom}) {
    flex: 0 1 auto;
    max-width: 50%;
    margin-inline-start: auto;
  }
  @media print {
    min-height: 0;

    a&::after {
      content: none;
    }
  }
`;

/** Next to a price in little space only the arrow is visible; screen readers still read the text. */
export const shopWords = css`
  @container (width < ${shopWordsFrom}) {
    &[data-beside-price] {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: clip;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  ${notPrinted}
`;
