import { css } from '@linaria/core';
import { hairlineCard, mutedText } from '#widgets/ui/declarations.ts';

export const signInCard = css`
  box-sizing: border-box;
  display: grid;
  gap: var(--space-4);
  width: 100%;
  max-width: 26rem;
  margin: min(12vh, 6rem) auto 0;
  padding: var(--space-6);
  ${hairlineCard};

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
  & :is(form, details) p {
    margin-bottom: var(--space-2);
    ${mutedText};
  }
  & summary {
    cursor: pointer;
    ${mutedText};
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
