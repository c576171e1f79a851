import { css } from '@linaria/core';

const columnsFrom = '30rem';

export const related = css`
  container-type: inline-size;
  max-width: var(--measure);
  margin-block: var(--space-6);
  padding-top: var(--space-4);
  border-top: 2px solid var(--ink);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);
  overflow-wrap: anywhere;

  & ul {
    display: grid;
    gap: var(--space-4) var(--space-5);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  /* Where text is large, the words stand below the picture. */
  & li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-4);
    align-items: center;
    position: relative;
  }
  & li > :is(img, span) {
    width: 6rem;
    height: auto;
    border-radius: var(--radius-leaf-small);
    aspect-ratio: 3 / 2;
    object-fit: cover;
  }
  & a {
    flex: 1 1 9rem;
    min-width: 0;
    color: var(--ink);
    font: 620 var(--text-md) / var(--leading-snug) var(--font-heading);
    text-decoration: none;
  }
  & a:hover {
    color: var(--editorial-strong);
    text-decoration: underline;
  }
  /* Titles alone would look like text. */
  & ul:not(:has(img)) a {
    color: var(--editorial);
    text-decoration: underline;
  }
  /* The picture leads there as well, without being a second link. */
  & a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  @container (min-width: ${columnsFrom}) {
    & ul:has(img) {
      grid-template-columns: 1fr 1fr;
    }
    & li {
      display: block;
    }
    & li > :is(img, span) {
      width: 100%;
      margin-bottom: var(--space-2);
      border-radius: var(--radius-leaf);
    }
    & li > img {
      display: block;
    }
  }
`;

export const heading = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
  align-items: center;
  margin-bottom: var(--space-5);

  & > div {
    flex: 1 1 11rem;
  }
  & > img {
    flex: none;
    width: 5.5rem;
    height: 5.5rem;
    border-radius: var(--radius-leaf);
    object-fit: cover;
  }
  & h2 {
    margin: 0;
    font: 620 var(--text-xl) / var(--leading-tight) var(--font-heading);
    text-wrap: balance;
  }
  & p {
    margin: 0 0 var(--space-1);
    color: var(--editorial);
    font-weight: 600;
  }
`;
