import { css } from '@linaria/core';
import { hairlineCard, ownDirection, plainList, textBlock, uiText } from '../ui/declarations.ts';
import { revealOneByOne } from '../ui/reveal.styles.ts';

/** Delay between lines, and duration of each, in milliseconds. */
const apart = 500;

export const checklist = css`
  ${textBlock};
  padding: var(--space-4) min(var(--space-5), 6vw);
  ${hairlineCard};
  ${uiText};

  & > h2 {
    margin: 0 0 var(--space-2);
    font: 620 var(--text-lg) / var(--leading-tight) var(--font-heading);
    text-wrap: balance;
  }
`;

export const lines = css`
  ${plainList};

  ${revealOneByOne(apart, apart)}

  & > li {
    display: flex;
    gap: var(--space-3);
    padding-block: var(--space-3);
    border-top: 1px solid var(--hairline);
  }
  & > li:first-child {
    border-top: 0;
  }
  & > li:last-child {
    padding-bottom: 0;
  }
  & > li::before {
    flex: none;
    width: 1.6em;
    height: 1.6em;
    /* In the middle of the first line. */
    margin-top: -0.1em;
    border: 1.5px solid var(--editorial);
    border-radius: var(--radius-leaf-small);
    content: '';
  }
  & > li > span {
    flex: 1;
    min-width: 0;
    ${ownDirection};
  }
`;
