import { css } from '@linaria/core';
import { mutedText, plainList, singleRow } from '#widgets/ui/declarations.ts';
import { paperField, smallPaperField } from '../parts/declarations.ts';

export const choices = css`
  display: grid;
  gap: var(--space-2);
  margin: 0 0 var(--space-3);
  padding: 0;
  border: 0;

  & legend {
    margin-bottom: var(--space-1);
    padding: 0;
    font-weight: 600;
  }
  & label {
    display: flex;
    align-items: baseline;
    gap: var(--space-2);
    min-height: 1.5rem;
  }
  & small {
    display: block;
    ${mutedText};
  }
  & select {
    min-height: 2.25rem;
    ${paperField};
    font: var(--text-sm) / 1.4 var(--font-ui);
  }
`;

export const made = css`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3);
  border-inline-start: 4px solid var(--editorial);
  border-radius: var(--radius-leaf-small);
  background: var(--editorial-soft);

  & > div {
    display: flex;
    gap: var(--space-2);
  }
  & input {
    flex: 1;
    ${smallPaperField};
  }
`;

export const links = css`
  min-height: 0;
  overflow-y: auto;

  & > ul {
    display: grid;
    gap: var(--space-2);
    ${plainList};
  }
  & li {
    ${singleRow};
    justify-content: space-between;
    gap: var(--space-3);
    padding-top: var(--space-2);
    border-top: 1px solid var(--hairline);
  }
  & li[data-over] {
    color: var(--ink-soft);
  }
  & h3 {
    margin: 0 0 var(--space-2);
    font: 650 var(--text-sm) / 1.3 var(--font-ui);
  }
  & small {
    display: block;
    ${mutedText};
  }
`;
