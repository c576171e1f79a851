import { css } from '@linaria/core';

export const rates = css`
  & dl {
    margin: 0 0 var(--space-4);
  }
  & dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-4);
    padding-block: var(--space-2);
    border-top: 1px solid var(--hairline);
  }
  & dt {
    font-weight: 600;
  }
  & dd {
    margin: 0;
    color: var(--ink-soft);
  }
  & > :last-child {
    margin-bottom: 0;
  }
`;
