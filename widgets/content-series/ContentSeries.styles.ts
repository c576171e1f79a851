import { css } from '@linaria/core';
import { blockTitle, centredRow, pictureRatio, plainList, uiText, wrappingRow } from '../ui/declarations.ts';

const columnsFrom = '32rem';

export const contentSeries = css`
  container-type: inline-size;
  max-width: var(--measure);
  margin-block: var(--space-7) var(--space-5);
  padding: var(--space-5) min(var(--space-5), 6vw);
  border-radius: var(--radius-leaf);
  ${uiText};

  & > div:first-child {
    display: flex;
    gap: var(--space-3);
    align-items: center;
    margin-bottom: var(--space-4);
  }
  & > div:first-child > img {
    flex: none;
    width: 40px;
    height: 40px;
    border-radius: var(--radius-leaf-small);
    object-fit: cover;
  }
  & h2 {
    margin: 0;
    ${blockTitle};
  }
  & a {
    color: inherit;
  }
  & ul {
    display: grid;
    gap: var(--space-4);
    ${plainList};
  }
  & li {
    ${centredRow};
    gap: var(--space-2) var(--space-4);
    position: relative;
    break-inside: avoid;
  }
  & li > :is(img, i) {
    flex: none;
    width: 6rem;
    height: auto;
    border-radius: var(--radius-leaf-small);
    ${pictureRatio};
  }
  & li > i {
    background: var(--surface);
    color: var(--ink);
  }
  & li > div {
    flex: 1 1 9rem;
    min-width: 0;
  }
  & li a {
    font: 620 var(--text-md) / var(--leading-snug) var(--font-heading);
  }
  /* The picture leads there as well, without being a second link. */
  & li a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  & small {
    display: block;
    margin-top: var(--space-1);
    font-size: var(--text-xs);
  }
  @container (min-width: ${columnsFrom}) {
    & ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    & ul:not(:has(> li:nth-child(3))) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
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

export const seriesAuthor = css`
  ${wrappingRow};
  gap: var(--space-3) var(--space-4);
  margin-top: var(--space-5);
  padding-top: var(--space-4);
  border-top: 1px solid currentcolor;

  & > img {
    flex: none;
    width: 72px;
    height: 72px;
    border-radius: var(--radius-leaf);
    object-fit: cover;
  }
  & > div {
    flex: 1 1 12rem;
    min-width: 0;
  }
  & p {
    margin: var(--space-1) 0 0;
  }
`;
