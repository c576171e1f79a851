import { css } from '@linaria/core';
import { fullWidth, overAll, pictureRatio } from '#widgets/ui/declarations.ts';

export const articleTeaser = css`
  position: relative;
  min-width: 0;

  & img {
    ${fullWidth};
    ${pictureRatio};
    border-radius: var(--radius-leaf);
    background: var(--surface-sunken);
  }
  & :is(h2, h3) {
    margin: 0 0 var(--space-2);
    font: 600 var(--text-lg) / 1.25 var(--font-heading);
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  & :is(h2, h3) a {
    color: var(--ink);
    text-decoration: none;
  }
  & :is(h2, h3) a::after {
    ${overAll};
    border-radius: var(--radius-leaf);
  }
  & :is(h2, h3) a:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
  & p {
    margin: 0;
    color: var(--ink-soft);
    font: var(--text-sm) / 1.5 var(--font-ui);
  }
  & p + p {
    margin-top: var(--space-1);
  }
  & p:has(time) {
    margin-top: var(--space-2);
    font-size: var(--text-xs);
  }
  & p:has(time) span {
    display: inline-block;
  }
  /* The topic is above the link that covers the rest. */
  & p:has(+ :is(h2, h3)) a {
    display: inline-block;
    position: relative;
    z-index: 1;
    padding-block: 0.15rem;
    font-weight: 600;
    text-decoration: none;
  }
  & p:has(+ :is(h2, h3)) a:hover {
    text-decoration: underline;
  }
  /* At 200 % zoom on a phone, a picture beside the title would leave room for two letters. */
  @media (max-width: 279px) {
    &&& {
      display: block;
    }
    & picture {
      display: block;
      margin-bottom: var(--space-3);
    }
  }
`;
