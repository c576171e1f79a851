import { css } from '@linaria/core';

export const byline = css`
  /* English, at the start of a page in any direction. */
  width: fit-content;
  color: var(--ink-soft);
  font: var(--text-xs) / 1.5 var(--font-ui);

  & p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  & :is(a, strong) {
    color: var(--ink);
    font-weight: 600;
  }
`;

/**
 * Space of a dot, hidden at the start of a line. Narrower than the page's inset, so that right-to-left pages
 * do not scroll sideways.
 */
const dotWidth = '1.1em';

export const dates = css`
  &:is(p) {
    margin-inline-start: -${dotWidth};
  }
  clip-path: inset(0 0 0 ${dotWidth});

  & span {
    display: inline-block;
    position: relative;
    padding-inline-start: ${dotWidth};
  }
  & span::before {
    position: absolute;
    inset-inline-start: 0;
    /* A blank precedes it. */
    width: calc(${dotWidth} - 0.25em);
    content: '·' / '';
    text-align: center;
  }
`;
