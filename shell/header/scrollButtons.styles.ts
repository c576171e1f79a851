import { css } from '@linaria/core';
import { plainButton } from '#widgets/ui/declarations.ts';
import { tabletFrom } from '#widgets/ui/layout.ts';

/** They come with a script, and are not for touch. Not needed for the first paint. */
export const scrollButtons = css`
  position: absolute;
  inset: 0 0 auto auto;
  padding-inline: 2rem var(--page-inset);
  background: linear-gradient(90deg, transparent, var(--paper) 2rem);

  & button {
    width: 2.25rem;
    height: 2.75rem;
    ${plainButton};
    color: var(--editorial);
    font-size: var(--text-lg);
  }
  /* A focused link is scrolled out from under them. */
  @media not (pointer: coarse) {
    :has(> &:not([hidden])) > ul:first-of-type {
      scroll-padding-inline-end: calc(6.5rem + var(--page-inset));
    }
  }
  @media (pointer: coarse) {
    display: none;
  }
  /* Where the bar scrolls as a whole, its end fades: a link that is cut there goes on. */
  @media (max-width: ${tabletFrom - 1}px) {
    :has(> &) {
      mask-image: linear-gradient(90deg, #000 calc(100% - var(--page-inset)), transparent);
    }
  }
  & [aria-disabled='true'] {
    opacity: 0.35;
  }
`;
