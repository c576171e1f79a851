import { css } from '@linaria/core';
import { mutedText, notPrinted, ownDirection, uiText } from '../ui/declarations.ts';

export const sources = css`
  max-width: var(--measure);
  margin-block: var(--space-5);
  ${uiText};

  &:has(> h2) {
    margin-top: var(--space-7);
  }
  & > h2 {
    scroll-margin-top: var(--space-6);
    margin: 0 0 var(--space-3);
    font: 620 var(--text-2xl) / var(--leading-tight) var(--font-heading);
  }
  & summary {
    ${notPrinted};
  }
  & ol {
    display: grid;
    gap: var(--space-3);
    margin: 0;
    font-size: var(--text-xs);
    padding-inline-start: 2.4em;
    font-variant-numeric: lining-nums;
  }
  & li {
    padding-inline-start: var(--space-1);
    scroll-margin-block: var(--space-6);
  }
  & cite {
    font-style: normal;
    font-weight: 600;
  }
  & p {
    margin: var(--space-1) 0 0;
    /* In the order of the text's language; "Used for:" stands before it in each. */
    ${ownDirection};
  }
`;

export const usedFor = css`
  color: var(--ink-soft);

  /* The ways back go on in its last line. */
  &:has(+ p) {
    display: inline;
  }
  &:has(+ p)::before {
    content: '\\A';
    white-space: pre;
  }
  @media screen {
    & + p {
      display: inline-block;
      margin-inline-start: var(--space-2);
    }
  }
`;

export const backLinks = css`
  ${mutedText};

  & a {
    display: inline-block;
    min-width: 24px;
    padding-block: 2px;
    text-align: center;
  }

  ${notPrinted}
`;
