import { css } from '@linaria/core';
import { controlBox, mutedText, notPrinted, singleRow, wrappingRow } from '../ui/declarations.ts';

export const choice = css`
  margin: 0;
  padding: 0 0 var(--space-1);
  border: 0;
  border-block-end: 1px solid var(--hairline);

  & legend {
    float: inline-start;
    width: 100%;
    padding: 0;
    font-weight: 600;
  }
  & > div {
    ${wrappingRow};
    gap: var(--space-2);
    padding-block: var(--space-3) var(--space-2);
    clear: both;
  }
  & label {
    ${singleRow};
    gap: var(--space-2);
    min-height: 44px;
    padding: var(--space-1) var(--space-3);
    ${controlBox};
    cursor: pointer;
    accent-color: var(--editorial);
  }
  & label:has(:checked) {
    border-color: var(--editorial);
    background: var(--editorial-soft);
  }
  & input {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
  }
  /* Keeps its line where there is nothing to read: what is below stays in its place. */
  & p {
    min-height: 1lh;
    margin: 0;
    ${mutedText};
  }
  /* Without script there is neither the limit of two nor a live region. */
  @media (scripting: none) {
    & p {
      display: none;
    }
  }
  ${notPrinted}
  @supports not selector(:has(*)) {
    display: none;
  }
`;
