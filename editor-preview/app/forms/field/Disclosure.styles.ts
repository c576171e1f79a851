import { css } from '@linaria/core';
import { oneLine, plainButton, singleRow } from '#widgets/ui/declarations.ts';

export const disclosure = css`
  min-width: 0;
  border-block-start: 1px solid var(--hairline);
`;

export const disclosureHead = css`
  ${singleRow};
  gap: var(--space-1);
  min-height: 2.25rem;

  & > button:first-child {
    display: flex;
    flex: 1;
    align-items: center;
    gap: var(--space-2);
    min-width: 0;
    min-height: 2.25rem;
    padding: 0;
    ${plainButton};
    color: var(--ink);
    font: 600 var(--text-xs) / 1.3 var(--font-ui);
    text-align: start;
  }
  & > button:first-child:hover > span {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & > button:first-child > span {
    min-width: 0;
    ${oneLine};
  }
  & > button:first-child > svg {
    flex: none;
    width: 0.75rem;
    height: 0.75rem;
    transition: rotate var(--motion);
  }
  & > button[aria-expanded='true'] > svg {
    rotate: 90deg;
  }
  & small {
    flex: none;
    padding: 0 var(--space-2);
    border-radius: var(--radius-leaf-small);
    background: var(--caution-soft);
    color: var(--caution);
    font-size: var(--text-xs);
  }
`;

export const disclosureBody = css`
  display: grid;
  gap: var(--space-4);
  min-width: 0;
  margin-inline-start: 0.3125rem;
  padding: var(--space-1) 0 var(--space-4) var(--space-3);
  border-inline-start: 1px solid var(--hairline);

  &[hidden] {
    display: none;
  }
`;
