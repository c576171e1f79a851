import { css } from '@linaria/core';
import { tabletFrom } from '../shared/layout.ts';

export const offer = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-5);
  padding-bottom: var(--space-5);

  & b {
    font-size: var(--text-2xl);
  }
`;

export const button = css`
  flex: 1 16rem;
  margin-block: var(--space-2);
  padding: 0.9em var(--space-5);
  border-radius: var(--radius-full);
  background: var(--accent);
  color: var(--accent-ink);
  font-size: 1rem;
  font-weight: 700;
  text-align: center;
  text-decoration: none;

  [data-few-highlights] > & {
    margin-block: 0;
  }
  &:hover {
    background: var(--accent-strong);
    color: var(--accent-ink);
  }
`;

export const discount = css`
  width: 100%;
  padding: var(--space-2) var(--space-4);
  border: 1px dashed var(--accent);
  border-radius: var(--radius-sm);

  &[data-length='short'] {
    width: auto;
    margin-inline: auto;
    text-align: center;
  }
  & code {
    color: var(--accent-strong);
    font-weight: 700;
  }
  &[data-length='very-long'] code {
    font-weight: 400;
  }
`;

export const disclaimer = css`
  width: 100%;
  color: var(--ink-soft);
  font-size: var(--text-xs);

  @media (min-width: ${tabletFrom}px) {
    &[data-for='mobile'] {
      display: none;
    }
  }
  @media not (min-width: ${tabletFrom}px) {
    &[data-for='desktop'] {
      display: none;
    }
  }
`;
