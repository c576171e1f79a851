import { css } from '@linaria/core';
import { privacyBannerAttribute } from '../../contracts/consent.ts';

/** The question about privacy: a strip above the header, shown where the page's first script says that it is to be asked. */
export const privacyPrompt = css`
  :root:not([${privacyBannerAttribute}]) & {
    display: none;
  }
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  padding: var(--space-3) var(--page-inset);
  background: var(--editorial-soft);
  font: var(--text-sm) / 1.5 var(--font-ui);

  & p {
    flex: 1 1 20em;
    margin: 0;
  }
  & > :not(p) {
    padding: 10px var(--space-4);
    color: inherit;
    background: none;
    border: 1px solid;
    border-radius: var(--radius-leaf-small);
    font: inherit;
  }
`;
