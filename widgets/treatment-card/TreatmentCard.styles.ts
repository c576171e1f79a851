import { css } from '@linaria/core';

/** Two columns of products, unless text is so large that no word would fit into one. */
const twoColumnsFrom = '14rem';

/** The card. `--card-margin` is its distance to what is above and below it. */
export const card = css`
  container-type: inline-size;
  max-width: var(--measure);
  margin-block: var(--card-margin, var(--space-6));
  padding: var(--space-5) min(var(--space-5), 6vw) 0;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-leaf);
  background: var(--surface);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);
  overflow-wrap: anywhere;

  & > h3 {
    margin: 0 0 var(--space-3);
    font: 620 var(--text-xl) / var(--leading-tight) var(--font-heading);
  }
  & > :not(h3, details) {
    margin-bottom: var(--space-4);
  }
  & > h3:last-child {
    margin-bottom: var(--space-4);
  }
  /* Without an accordion, which has room of its own, the card ends as it began. */
  &:not(:has(> details)) {
    padding-bottom: var(--space-2);
  }
`;

export const facts = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(7.5rem, var(--least, 0px))), 1fr));
  gap: var(--space-3) var(--space-4);
  margin: 0;
  padding: var(--space-4);
  border-radius: var(--radius-leaf);
  background: var(--surface-sunken);

  /* At most three beside each other where four would leave one or two alone in the last row. */
  &:has(> :is(:nth-child(5), :nth-child(6), :nth-child(9)):last-child) {
    --least: 24cqi;
  }
  & dt {
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }
  & dd {
    margin: 0;
    font-weight: 600;
  }
`;

export const productGrid = css`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;

  @container (min-width: ${twoColumnsFrom}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & li {
    display: flex;
    flex-direction: column;
    gap: var(--space-1);
  }
  & :is(img, i) {
    width: 100%;
    height: auto;
    margin-bottom: var(--space-1);
    border-radius: var(--radius-leaf);
    aspect-ratio: 1;
  }
  & img {
    border: 1px solid var(--hairline);
    /* Product pictures are taken on white, and stay on it in the dark. */
    color-scheme: light;
    background: var(--surface);
    object-fit: contain;
  }
  & li > span {
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }
  & a {
    margin-top: auto;
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--editorial);
    border-radius: var(--radius-leaf);
    font-weight: 600;
    text-align: center;
    text-decoration: none;
  }
  & a:hover {
    background: var(--editorial-soft);
  }
`;

export const specialistLink = css`
  & a {
    display: inline-block;
    padding: var(--space-2) var(--space-5);
    border-radius: var(--radius-leaf);
    background: var(--editorial);
    color: var(--editorial-ink);
    font-weight: 600;
    text-decoration: none;
    print-color-adjust: exact;

    @media (forced-colors: active) {
      border: 1px solid;
    }
  }
  & a:hover {
    background: var(--editorial-strong);
  }
`;
