import { css } from '@linaria/core';

export const infoButton = css`
  flex: none;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  vertical-align: middle;
  cursor: pointer;

  & svg {
    display: block;
    margin: auto;
  }
`;

export const popup = css`
  max-width: min(22rem, 90vw);
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-md);
  background: var(--surface);
  box-shadow: var(--shadow-md);
  color: var(--ink);
  font: 400 var(--text-sm) / var(--leading-snug) var(--font-ui);
  text-align: start;

  /* Beside its button where the browser can, else in the middle of the window. */
  @supports (position-area: top) {
    inset: auto;
    margin: var(--space-1);
    position-area: top;
    position-try: flip-block;
  }
  & button {
    display: block;
    min-height: 24px;
    margin: var(--space-3) 0 0;
    padding: 0;
    border: 0;
    background: none;
    color: var(--accent);
    font: inherit;
    font-weight: 600;
    text-decoration: underline;
    cursor: pointer;
  }
`;
