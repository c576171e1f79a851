import { css } from '@linaria/core';
import {
  centredRow,
  column,
  fullWidth,
  hairlineCard,
  mutedText,
  overAll,
  plainList,
  wrappingRow,
} from '#widgets/ui/declarations.ts';

export const typeList = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: var(--space-4);
  ${plainList};

  & li {
    position: relative;
    ${column};
    padding: var(--space-4);
    ${hairlineCard};
  }
  & li:hover {
    border-color: var(--editorial);
  }
  & img {
    ${fullWidth};
    border: 1px solid var(--hairline);
    border-radius: var(--radius-leaf-small);
    background: var(--surface-sunken);
  }
  & h3 {
    margin: var(--space-3) 0 0;
    font: 650 var(--text-md) / var(--leading-tight) var(--font-ui);
  }
  /* The whole card leads to the type. */
  & h3 a::after {
    ${overAll};
    border-radius: inherit;
  }
  & p {
    margin: var(--space-1) 0 var(--space-2);
    ${mutedText};
  }
  & p:last-child {
    margin: auto 0 0;
  }
`;

export const groupList = css`
  ${plainList};
  ${wrappingRow};
  gap: 0 var(--space-4);
  margin-block: var(--space-3) 0;

  & a {
    display: inline-block;
    padding-block: var(--space-1);
  }
`;

export const filter = css`
  ${centredRow};
  gap: var(--space-2) var(--space-3);
`;
