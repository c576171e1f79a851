import { css } from '@linaria/core';

export const quiz = css`
  max-width: var(--measure);
  margin: var(--space-6) 0;
  padding: var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-md);
  font-family: var(--font-ui);

  & fieldset {
    margin: 0 0 var(--space-5);
    padding: 0;
    border: 0;
  }
  & legend {
    padding: 0;
    font-weight: 600;
  }
  & label {
    display: flex;
    gap: var(--space-2);
    padding: var(--space-2) 0;
  }
  & small,
  & [id] {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }
  @media (scripting: enabled) {
    & i,
    & [data-without-script] {
      display: none;
    }
  }
`;
