import { css } from '@linaria/core';
import { blockTitle, centredRow, pictureRatio, plainList, textBlock, uiText } from '../ui/declarations.ts';

const columnsFrom = '30rem';

export const related = css`
  container-type: inline-size;
  ${textBlock};
  padding-top: var(--space-4);
  border-top: 2px solid var(--ink);
  ${uiText};

  & ul {
    display: grid;
    gap: var(--space-4) var(--space-5);
    ${plainList};
  }
  /* Where text is large, the words stand below the picture. */
  & li {
    ${centredRow};
    gap: var(--space-2) var(--space-4);
    position: relative;
  }
  & li > :is(img, i) {
    width: 6rem;
    height: auto;
    border-radius: var(--radius-leaf-small);
    ${pictureRatio};
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
    & li > :is(img, i) {
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
  ${centredRow};
  gap: var(--space-4);
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
    ${blockTitle};
  }
  & p {
    margin: 0 0 var(--space-1);
    color: var(--editorial);
    font-weight: 600;
  }
`;
