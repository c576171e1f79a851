import { css } from '@linaria/core';
import { shortPage } from '#shell/design/shortPage.ts';

export { signUpForm } from '#widgets/newsletter/SignUpForm.styles.ts';

export const newsletterPage = css`
  ${shortPage}
  & fieldset {
    display: grid;
    gap: var(--space-2);
    min-width: 0;
    margin: 0 0 var(--space-3);
    padding: 0;
    border: 0;
  }
  & legend {
    margin-bottom: var(--space-2);
    padding: 0;
  }
  & fieldset label {
    display: flex;
    gap: var(--space-3);
    min-height: 44px;
    padding: 0.6rem var(--space-3);
    border: 1px solid var(--hairline);
    border-radius: var(--radius-leaf-small);
    cursor: pointer;
  }
  & label:has(> :checked) {
    border-color: var(--editorial);
    background: var(--editorial-soft);
  }
  & [type='checkbox'] {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
    accent-color: var(--editorial);
  }
  & small {
    display: block;
    color: var(--ink-soft);
    font: var(--text-xs) / var(--leading-snug) var(--font-ui);
  }
`;
