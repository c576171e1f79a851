import { css } from '@linaria/core';

export const articleCard = css`
  position: relative;
  min-width: 0;

  & img {
    display: block;
    width: 100%;
    height: auto;
    margin-bottom: var(--space-4);
    aspect-ratio: 3 / 2;
    border-radius: var(--radius-leaf);
    background: var(--surface-sunken);
    object-fit: cover;
  }
  & h2 {
    margin: 0 0 var(--space-2);
    font: 620 var(--text-xl) / 1.25 var(--font-heading);
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  & a {
    color: var(--ink);
    text-decoration: none;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-leaf);
  }
  & a:hover {
    text-decoration: underline;
  }
  & p {
    display: -webkit-box;
    margin: 0 0 var(--space-2);
    overflow: hidden;
    color: var(--ink-soft);
    font: var(--text-sm) / 1.5 var(--font-ui);
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  & p:has(time) {
    font-size: var(--text-xs);
  }
  & p:has(+ h2) {
    margin-bottom: var(--space-1);
    color: var(--editorial);
    font-weight: 600;
  }
`;
