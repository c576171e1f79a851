import { css } from '@linaria/core';

export const listMessage = css`
  margin-block: var(--space-4);
  padding: var(--space-3) var(--space-4);
  border-inline-start: 6px solid var(--caution);
  background: var(--caution-soft);

  & h4 {
    color: var(--caution);
  }
  & p {
    margin-block: var(--space-1) var(--space-2);
  }
`;

export const spinner = css`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  justify-content: center;
  min-height: 12rem;
  color: var(--ink-soft);

  &::before {
    width: 1.5rem;
    height: 1.5rem;
    border: 3px solid var(--hairline);
    border-block-start-color: var(--editorial);
    border-radius: 50%;
    content: '';
    animation: turning 1s linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &::before {
      animation: none;
    }
  }
  @keyframes turning {
    to {
      rotate: 1turn;
    }
  }
`;
