import { css } from '@linaria/core';
import { tabletFrom } from '../shared/layout.ts';

export const offer = css`
  --button-margin: var(--space-2);

  display: grid;
  gap: var(--space-3);
  padding: var(--space-4) var(--space-5) var(--space-5);

  &[data-few-highlights] {
    --button-margin: 0;
  }
`;

export const price = css`
  display: flex;
  align-items: baseline;
  color: var(--ink-soft);
  gap: var(--space-1);

  & b {
    color: var(--ink);
    font-size: var(--text-2xl);
    line-height: 1;
  }
`;

export const button = css`
  margin-top: var(--button-margin);
  padding: 0.9em var(--space-5);
  border-radius: var(--radius-full);
  background: var(--accent);
  color: var(--accent-ink);
  font-size: 1rem;
  font-weight: 700;
  text-align: center;
  text-decoration: none;
  transition: background var(--motion);

  &:hover {
    background: var(--accent-strong);
  }
`;

export const discount = css`
  max-width: 100%;
  padding: var(--space-2) var(--space-4);
  border: 1px dashed var(--accent);
  border-radius: var(--radius-sm);
  overflow-wrap: anywhere;

  &[data-length='short'] {
    justify-self: center;
    text-align: center;
  }
  & code {
    color: var(--accent-strong);
    font: 700 1em ui-monospace, monospace;
  }
  &[data-length='very-long'] code {
    font-weight: 400;
  }
`;

export const disclaimer = css`
  color: var(--ink-soft);
  font-size: var(--text-xs);

  @media (max-width: ${tabletFrom - 0.02}px) {
    &[data-for='desktop'] {
      display: none;
    }
  }
  @media (min-width: ${tabletFrom}px) {
    &[data-for='mobile'] {
      display: none;
    }
  }
`;
