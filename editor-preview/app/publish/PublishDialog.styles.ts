import { css } from '@linaria/core';

export const obstacleList = css`
  max-height: 40vh;
  padding: var(--space-3);
  border-inline-start: 4px solid var(--caution);
  border-radius: var(--radius-leaf-small);
  background: var(--caution-soft);
  overflow-y: auto;

  & p {
    font-weight: 600;
  }
  & ul {
    margin: var(--space-1) 0 0;
    padding-inline-start: var(--space-4);
  }
  & button {
    display: block;
    width: 100%;
    margin-bottom: 2px;
    padding: var(--space-1) 0;
    border: 0;
    background: none;
    text-align: start;
    text-decoration: underline;
  }
`;
