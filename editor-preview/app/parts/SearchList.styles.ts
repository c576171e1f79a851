import { css } from '@linaria/core';
import { mutedText, singleRow } from '#widgets/ui/declarations.ts';
import { listedOption, paperField } from './declarations.ts';

export const searchField = css`
  /* Stronger than what the pages of tools say of all their fields. */
  && {
    width: 100%;
    min-height: 2.75rem;
    padding: 0 var(--space-3);
    ${paperField};
    font: var(--text-sm) / 1.2 var(--font-ui);
  }
`;

export const list = css`
  min-height: 6rem;
  overflow-y: auto;

  & p {
    padding: var(--space-3) var(--space-2) var(--space-1);
    ${mutedText};
    font-weight: 600;
  }
  & [role='option'] {
    ${singleRow};
    justify-content: space-between;
    gap: var(--space-3);
    ${listedOption};
  }
  /* What is said of an item stands right behind its picture. */
  & picture + span {
    flex: 1;
    min-width: 0;
  }
  & strong {
    display: block;
    font-weight: 600;
  }
  & small {
    ${mutedText};
  }
  & kbd {
    flex: none;
    color: var(--ink-soft);
    font: var(--text-xs) / 1.2 var(--font-ui);
  }
  @media (hover: none) {
    & kbd {
      display: none;
    }
  }
`;
