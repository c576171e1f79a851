import { css } from '@linaria/core';
import { privacyBannerAttribute } from '#contracts/consent.ts';

export const privacyPrompt = css`
  display: none;
  flex-wrap: wrap;
  gap: 0.75em;
  align-items: center;
  padding: 0.75em var(--page-inset);
  background: var(--editorial-soft);
  font: var(--text-sm) / 1.5 var(--font-ui);

  [${privacyBannerAttribute}] & {
    display: flex;
  }
  & p {
    flex: 1 1 20em;
    margin: 0;
  }
  & > :not(p) {
    padding: 0.6em 1em;
    background: none;
    border: 1px solid;
    border-radius: var(--radius-leaf-small);
  }
  /* As wide as each other: neither answer weighs more. */
  & > button {
    flex: none;
    min-width: 7.5em;
  }
`;
