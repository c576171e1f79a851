import { css } from '@linaria/core';
import { controlBox, mutedText } from '#widgets/ui/declarations.ts';

export const searchField = css`
  /* Stronger than what the pages of tools say of all their fields. */
  && {
    width: 100%;
    min-height: 2.75rem;
    padding: 0 var(--space-3);
    ${controlBox};
    background: var(--paper);
    color: inherit;
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
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    padding: var(--space-2);
    border-radius: var(--radius-leaf-small);
    cursor: pointer;
  }
  & [role='option']:hover {
    background: var(--surface-sunken);
  }
  & [role='option'][aria-selected='true'] {
    background: var(--editorial-soft);
    outline: 1px solid var(--editorial);
    outline-offset: -1px;
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
`;
