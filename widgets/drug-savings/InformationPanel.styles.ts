import { css } from '@linaria/core';

export const informationPanel = css`
  position: relative;
  margin-block: var(--space-4);
  border-block: 1px solid var(--hairline);

  & dl {
    display: grid;
    gap: var(--space-2);
    margin: 0;
    padding-block: var(--space-3);
    padding-inline-end: 6rem;
  }
  & dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
  }
  & dt {
    flex: 0 0 5.5rem;
    color: var(--ink-soft);
  }
  & dd {
    flex: 1 1 10rem;
    margin: 0;
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
