import { css } from '@linaria/core';
import { blockTitle, onEditorial, textBlock, uiText } from './declarations.ts';

export const formCard = css`
  ${textBlock};
  padding: var(--space-4) min(var(--space-5), 5vw);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-leaf);
  ${uiText};
  accent-color: var(--editorial);

  & :is(h2, h3) {
    margin: var(--space-2) 0 var(--space-4);
    ${blockTitle};
  }
  & fieldset {
    display: grid;
    gap: var(--space-2);
    min-width: 0;
    margin: 0 0 var(--space-6);
    padding: 0;
    border: 0;
  }
  & legend {
    margin-bottom: var(--space-3);
    padding: 0;
    font: 620 var(--text-md) / var(--leading-snug) var(--font-heading);
  }
  /* The whole row answers. */
  & label:has(> input) {
    display: flex;
    gap: var(--space-3);
    min-height: 44px;
    padding: 0.6rem var(--space-3);
    border: 1px solid var(--hairline);
    border-radius: var(--radius-leaf-small);
    cursor: pointer;
  }
  & [type='radio'] {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    /* In the middle of the first line. */
    margin: calc((1lh - 1.375rem) / 2) 0 0;
  }
  & label:hover:has(> input),
  & label:has(> :checked) {
    border-color: var(--editorial);
  }
  & label:has(> :checked) {
    background: var(--editorial-soft);
  }
  & button {
    min-height: 44px;
    margin-block: var(--space-4);
    padding: var(--space-2) var(--space-5);
    border: 1px solid var(--editorial);
    border-radius: var(--radius-leaf-small);
    background: none;
    color: var(--editorial);
    font-weight: 600;
    cursor: pointer;
  }
  & [type='submit']:enabled {
    ${onEditorial};
  }
  & small {
    display: block;
    color: var(--ink-soft);
    font: var(--text-xs) / var(--leading-snug) var(--font-ui);
  }
  @media (scripting: none) {
    & [data-live] {
      display: none;
    }
  }
`;
