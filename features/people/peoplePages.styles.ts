import { css } from '@linaria/core';
import { centredRow, mutedText, overAll, plainList, wrappingRow } from '#widgets/ui/declarations.ts';

export const person = css`
  max-width: calc(var(--measure) + 2 * var(--page-padding));
  margin-inline: auto;
  padding: var(--space-6) var(--page-padding) var(--space-8);

  & > header {
    ${centredRow};
    gap: var(--space-4) var(--space-5);
    margin-bottom: var(--space-6);
  }
  & > header img {
    display: block;
    width: clamp(6rem, 30vw, 10rem);
    height: auto;
    border-radius: var(--radius-leaf);
  }
  & > header > div {
    flex: 1 1 12rem;
  }
  & h1 {
    margin: 0;
    font: 620 var(--text-2xl) / var(--leading-tight) var(--font-heading);
    overflow-wrap: anywhere;
  }
  & h1 small {
    display: block;
    color: var(--ink-soft);
    font: var(--text-md) / var(--leading-snug) var(--font-ui);
  }
  & h1 + p {
    margin: var(--space-2) 0 0;
    color: var(--editorial);
    font: 600 var(--text-sm) / var(--leading-snug) var(--font-ui);
  }
  & h2 {
    margin: var(--space-7) 0 var(--space-4);
    font: 620 var(--text-xl) / var(--leading-tight) var(--font-heading);
  }
  & section > ul {
    ${plainList};
    font-family: var(--font-ui);
    font-size: var(--text-sm);
  }
  & section > ul > li {
    padding-block: var(--space-3);
    border-top: 1px solid var(--hairline);
  }
`;

export const articleList = css`
  & li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-4);
    align-items: center;
  }
  & li p {
    ${wrappingRow};
    gap: 0 var(--space-3);
    margin: 0;
    ${mutedText};
  }
  & li b {
    color: var(--editorial);
    font-weight: 600;
  }
  & li b:empty {
    display: none;
  }
  & li a {
    color: var(--ink);
    font: 600 var(--text-md) / 1.3 var(--font-heading);
    text-decoration: none;
  }
  & li a:hover {
    text-decoration: underline;
  }
  /* The picture is part of the link's target. */
  & li a::after {
    ${overAll};
  }
  & img {
    display: block;
    border-radius: var(--radius-leaf-small);
    object-fit: cover;
  }
`;

export const peopleList = css`
  padding: var(--space-6) var(--page-inset) var(--space-8);

  & h1 {
    margin: 0 0 var(--space-3);
    font: 620 var(--text-3xl) / 1.1 var(--font-heading);
  }
  & h1 + p {
    max-width: var(--measure);
    color: var(--ink-soft);
  }
  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
    gap: 0 var(--gutter);
    margin: var(--space-6) 0 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    gap: var(--space-4);
    align-items: center;
    padding-block: var(--space-4);
    border-top: 1px solid var(--hairline);
    font: var(--text-sm) / var(--leading-snug) var(--font-ui);
  }
  & li picture {
    flex: none;
  }
  & li img {
    display: block;
    border-radius: var(--radius-leaf-small);
  }
  & li p {
    min-width: 0;
    margin: 0;
  }
  & li a {
    font-weight: 600;
  }
  & li small {
    display: block;
    ${mutedText};
  }
`;
