import { css } from '@linaria/core';

export const informationPanel = css`
  position: relative;
  margin-block: var(--space-3);
  border-block: 1px solid var(--hairline);

  & dl {
    margin: 0;
    padding-block: var(--space-3);
    font-size: var(--text-xs);
  }
  /* Room for the button. */
  & dl > :first-child {
    padding-inline-end: 4.5rem;
  }
  & :is(dt, dd) {
    display: inline;
    margin: 0;
  }
  & dt {
    color: var(--ink-soft);
  }
  & dd {
    font-weight: 600;
  }
  & summary {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: grid;
    align-content: center;
    min-height: 44px;
    padding-inline: var(--space-2);
    color: var(--editorial);
    font-weight: 600;
    cursor: pointer;
    text-transform: lowercase;
    list-style: none;
  }
  & ::-webkit-details-marker,
  & details:not([open]) [data-when='open'],
  & [open] [data-when='closed'] {
    display: none;
  }
`;
