import { css } from '@linaria/core';
import { column, hairlineCard, mutedText, plainList, uiText, underlinedOnHover } from '../ui/declarations.ts';
import { tableFrom, toolContainer } from './tool.ts';

/** Two columns of products, unless large text would not fit. */
const twoColumnsFrom = '14rem';

/** The card. `--card-margin` is its vertical margin. */
export const card = css`
  container-type: inline-size;
  max-width: var(--measure);
  margin-block: var(--card-margin, var(--space-5));
  padding: var(--space-5) min(var(--space-5), 6vw) 0;
  ${hairlineCard};
  ${uiText};

  & > h3 {
    margin: 0 0 var(--space-3);
    font: 620 var(--text-xl) / var(--leading-tight) var(--font-heading);
  }
  & > :not(h3, details) {
    margin-bottom: var(--space-4);
  }
  & > h3:last-child {
    margin-bottom: var(--space-4);
  }
  /* Without an accordion, which has padding, the bottom padding equals the top. */
  &:not(:has(> details)) {
    padding-bottom: var(--space-2);
  }
`;

/** Labels and values in two columns; with large text, values are below labels. */
export const facts = css`
  margin: 0;

  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
    gap: 0 var(--space-3);
    padding-block: var(--space-2);
    border-block-start: 1px solid var(--hairline);
  }
  & dt {
    color: var(--ink-soft);
  }
  & dd {
    margin: 0;
    font-weight: 600;
  }
  @container ${toolContainer} (min-width: ${tableFrom}) {
    display: none;
  }
`;

export const productGrid = css`
  display: grid;
  gap: var(--space-4);
  ${plainList};

  @container (min-width: ${twoColumnsFrom}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & li {
    ${column};
    gap: var(--space-1);
  }
  & :is(img, i) {
    width: 100%;
    height: auto;
    margin-bottom: var(--space-1);
    border-radius: var(--radius-leaf-small);
    aspect-ratio: 1;
  }
  & img {
    /* Product pictures are taken on white, and stay on it in the dark. */
    color-scheme: light;
    background: var(--surface);
    object-fit: contain;
  }
  & li > span {
    ${mutedText};
  }
  & a {
    display: grid;
    place-content: center;
    min-height: 44px;
    margin-top: auto;
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--shop);
    border-radius: var(--radius-leaf-small);
    color: var(--shop);
    font-weight: 600;
    text-align: center;
    text-decoration: none;
  }
  ${underlinedOnHover}
  @media print {
    & a {
      display: none;
    }
  }
`;
