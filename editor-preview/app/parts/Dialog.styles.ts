import { css } from '@linaria/core';

export const dialog = css`
  width: min(40rem, 92vw);
  max-height: 80vh;
  margin-top: 10vh;
  padding: var(--space-4);
  border: 1px solid var(--control-line);
  border-radius: var(--radius-leaf);
  background: var(--surface);
  color: var(--ink);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);
  box-shadow: var(--shadow-over);

  &[open] {
    display: flex;
    flex-direction: column;
    gap: var(--space-3);
  }
  &::backdrop {
    background: rgb(0 0 0 / 35%);
  }
  & p {
    max-width: none;
    margin: 0;
  }
`;

export const wholeWindow = css`
  && {
    width: 100vw;
    max-width: none;
    height: 100dvh;
    max-height: none;
    margin: 0;
    border: 0;
    border-radius: 0;
  }
`;

export const dialogHead = css`
  display: flex;
  align-items: center;
  justify-content: space-between;

  & h2 {
    margin: 0;
    font: 650 var(--text-md) / var(--leading-tight) var(--font-ui);
  }
  & button {
    width: 2rem;
    height: 2rem;
    border: 0;
    border-radius: var(--radius-leaf-small);
    background: none;
    color: var(--ink-soft);
    font-size: var(--text-md);
    cursor: pointer;
  }
  & button:hover {
    background: var(--surface-sunken);
  }
`;

export const wideDialog = css`
  && {
    width: min(62rem, 94vw);
    max-height: 88vh;
    margin-top: 5vh;
  }
`;
