import { css } from '@linaria/core';

export const signInCard = css`
  box-sizing: border-box;
  display: grid;
  gap: var(--space-4);
  width: 100%;
  max-width: 26rem;
  margin: min(12vh, 6rem) auto 0;
  padding: var(--space-6);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-leaf);
  background: var(--surface);

  & h1,
  & p {
    margin: 0;
  }
  & form {
    display: grid;
    gap: var(--space-2);
  }
  & label {
    font-weight: 600;
  }
  & form input {
    width: 100%;
  }
  & form p {
    margin-bottom: var(--space-2);
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }
  & [role='alert'] {
    padding: var(--space-3);
    border-radius: var(--radius-leaf-small);
    background: var(--caution-soft);
  }
  & a,
  & button {
    justify-content: center;
  }
`;
