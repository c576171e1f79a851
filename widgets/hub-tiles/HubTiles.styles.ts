import { css } from '@linaria/core';
import { blockTitle, plainList, singleRow, textBlock } from '../ui/declarations.ts';

export const hubTiles = css`
  ${textBlock};
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);

  & h2 {
    position: relative;
    margin: 0 0 var(--space-4);
    ${blockTitle};
    overflow-wrap: anywhere;
  }
  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
    gap: var(--space-3);
    ${plainList};
  }
  & li {
    position: relative;
    display: flex;
    overflow-wrap: anywhere;
  }
  & a {
    flex: 1;
    ${singleRow};
    justify-content: space-between;
    gap: var(--space-3);
    min-height: 44px;
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--hairline);
    border-radius: var(--radius-leaf-small);
    color: var(--editorial);
    font-weight: 600;
    text-decoration: none;
    transition: border-color var(--motion);
  }
  & a:hover {
    border-color: var(--editorial);
  }
  /* What is cut is whole where the keyboard has reached it. */
  & a:focus-visible > [aria-hidden] {
    display: none;
  }
  & a:focus-visible > [class] {
    position: static;
    width: auto;
    height: auto;
    clip-path: none;
    white-space: normal;
  }
  /* At the end, though it comes first: on paper, what comes last is the address. */
  & a::before {
    flex: none;
    order: 1;
    width: 0.5em;
    height: 0.5em;
    border: solid currentcolor;
    border-width: 2px 2px 0 0;
    content: '';
    rotate: 45deg;
  }
  & a:dir(rtl)::before {
    rotate: -135deg;
  }
`;
