import { css } from '@linaria/core';

export const accordion = css`
  border-top: 1px solid var(--line);

  & > summary {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    padding: var(--space-4) 0;
    font: 600 1rem / var(--leading-snug) var(--font-ui);
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary::after {
    flex: none;
    align-self: center;
    width: 0.5em;
    height: 0.5em;
    margin: -0.3em 0.25em 0;
    border: solid var(--accent);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    transition: rotate var(--motion);
    content: '';
  }
  &[open] > summary::after {
    margin-top: 0.3em;
    rotate: -135deg;
  }
  & > div {
    padding-bottom: var(--space-4);
  }
`;
