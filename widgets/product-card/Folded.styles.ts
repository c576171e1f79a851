import { css } from '@linaria/core';

/** One row while closed: summary and link to the next card. Open content takes the whole width. */
export const folded = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: end;
  gap: 0 var(--space-4);
  border-block-start: 1px solid var(--hairline);
  font-size: var(--text-xs);

  && {
    padding-block: 0;
  }
  & > details {
    flex: 1 1 9rem;
    min-width: 0;
  }
  & > details[open] {
    flex-basis: 100%;
    font-size: var(--text-sm);
  }
  & > details > summary,
  & > a {
    min-height: 44px;
    padding-block: 0.75em;
    font-size: var(--text-xs);
    font-weight: 600;
  }
  & > details > summary {
    color: var(--editorial);
    cursor: pointer;
  }
  & > a::after {
    content: ' ↓';
  }
  @media (pointer: fine) {
    & > details > summary,
    & > a {
      min-height: 36px;
      padding-block: 0.5em;
    }
  }
  @media print {
    & > a,
    & > details > summary,
    & details:has(> div > dl, [data-cons]) > summary {
      display: none;
    }
    & section,
    & summary,
    & details > div {
      padding-block: var(--space-1);
    }
    & h4 {
      font-size: var(--text-sm);
    }
    & li {
      margin: 0;
    }
  }
`;
