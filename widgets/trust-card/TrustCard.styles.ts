import { css } from '@linaria/core';
import { notPrinted, textBlock, wrappingRow } from '../ui/declarations.ts';

/** The visible height of the collapsed explanation: 75 CSS pixels, and more of larger text. */
const previewHeight = `${75 / 16}rem`;

/** The first two lines do not fade: a text that short is complete. */
const unfadedHeight = `${42 / 16}rem`;

export const trustCard = css`
  ${textBlock};
  padding: var(--space-5) min(var(--space-5), 6vw);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-leaf);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);
  container-type: inline-size;
`;

export const title = css`
  display: block;
  font: 620 var(--text-lg) / var(--leading-tight) var(--font-heading);
`;

export const figures = css`
  & > :first-child {
    padding-top: 0;
    border-top: 0;
  }
  & + * {
    margin-top: var(--space-2);
    padding-top: var(--space-4);
    border-block-start: 1px solid var(--hairline);
  }
  @container (min-width: 26rem) {
    & > li {
      padding-top: 0;
      border-top: 0;
    }
  }
`;

export const explanation = css`
  & > summary {
    ${wrappingRow};
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-1) var(--space-4);
    align-content: center;
    min-height: 44px;
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > div {
    margin: var(--space-3) 0 0;
  }
  /* On paper everything is open. Focus in the part that fades shows it. */
  @media screen {
    &::details-content {
      display: flow-root;
      content-visibility: visible;
    }
    &:not([open], :has(> div :focus))::details-content {
      max-block-size: ${previewHeight};
      overflow: hidden;
      mask-image: linear-gradient(#000 ${unfadedHeight}, transparent ${previewHeight});
    }
  }
`;

export const toggle = css`
  color: var(--editorial);
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.18em;

  /* Paper has all of it. */
  ${notPrinted}
  [open] > summary > & > [data-when='closed'],
  details:not([open]) > summary > & > [data-when='open'] {
    display: none;
  }
`;
