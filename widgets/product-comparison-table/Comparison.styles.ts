import { css } from '@linaria/core';
import { blockTitle, mutedText } from '../ui/declarations.ts';

export const comparison = css`
  max-width: var(--measure);
  margin: var(--space-5) 0;
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);

  & > label {
    display: none;
    align-items: center;
    gap: var(--space-2);
    width: fit-content;
    min-height: 24px;
    margin-bottom: var(--space-3);
    cursor: pointer;
    accent-color: var(--editorial);
  }
  & > label input {
    flex: none;
    width: 1.15em;
    height: 1.15em;
    margin: 0;
  }
  /* The choice is made by style alone, so only browsers that know how offer it. */
  @supports selector(:has(*)) {
    & > label {
      display: flex;
    }
    @media screen {
      &:has(> label :checked) [data-agreement='same'] {
        display: none;
      }
    }
  }
  @media print {
    & > label {
      display: none;
    }
  }
`;

export const heading = css`
  margin-bottom: var(--space-3);
  ${blockTitle};
`;

export const footnote = css`
  margin: var(--space-3) 0 0;
  ${mutedText};
`;
