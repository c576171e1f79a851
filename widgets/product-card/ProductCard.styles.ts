import { css } from '@linaria/core';

/** Where the card is wide enough for two columns. It asks for its own width, so that it fits into any place. */
const twoColumnsFrom = '34rem';

export const card = css`
  container-type: inline-size;
  max-width: var(--measure);
  margin-block: var(--space-6);
  overflow: clip;
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--surface);
  box-shadow: var(--shadow-sm);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);
  scroll-margin-top: var(--space-6);

  & p {
    margin: 0;
  }
  & dl {
    margin: 0;
  }
  & dd {
    margin: 0;
  }
  & h4 {
    margin: 0;
    font-size: 1rem;
  }
  & [data-animation] {
    position: relative;
    display: inline-block;
    max-width: 100%;
    padding: 0;
    border: 0;
    background: none;
    line-height: 0;
    cursor: pointer;
  }
  & [data-animation]::after {
    position: absolute;
    inset: auto auto var(--space-2) var(--space-2);
    padding: 0 var(--space-2);
    border-radius: var(--radius-full);
    background: var(--surface);
    color: var(--ink);
    font: 600 var(--text-xs) / 2 var(--font-ui);
    content: '❚❚ Stop';
  }
  & [data-animation='frozen']::after {
    content: '▶ Play';
  }
`;

export const partner = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: var(--space-2) var(--space-5);
  border-bottom: 1px solid var(--line);
  background: var(--caution-soft);
  color: var(--caution);
  font-weight: 600;
`;

export const ribbon = css`
  width: fit-content;
  max-width: 90%;
  padding: var(--space-2) var(--space-5);
  border-bottom-right-radius: var(--radius-md);
  background: var(--accent);
  color: var(--accent-ink);
  font-weight: 700;
`;

export const body = css`
  display: grid;
  gap: var(--space-5);
  padding: var(--space-5) var(--space-5) 0;

  @container (min-width: ${twoColumnsFrom}) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);

    & > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

export const picture = css`
  align-self: start;
  overflow: clip;
  border-radius: var(--radius-md);
  background: var(--surface-sunken);

  & img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 3;
    object-fit: contain;
  }
  @container (min-width: ${twoColumnsFrom}) {
    & img {
      aspect-ratio: 1;
    }
  }
`;

export const summary = css`
  min-width: 0;
`;

export const brandLine = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  color: var(--ink-soft);

  & a {
    color: var(--positive);
  }
`;

export const title = css`
  margin: var(--space-1) 0 var(--space-2);
  font-size: var(--text-xl);
  line-height: var(--leading-tight);
  text-wrap: balance;
`;

export const rating = css`
  display: flex;
  align-items: baseline;
  gap: var(--space-2);

  & span {
    color: var(--ink-soft);
  }
`;

export const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: var(--space-3) 0 0;
  padding: 0;
  font-size: var(--text-xs);
  list-style: none;

  & li {
    padding: var(--space-1) var(--space-3);
    border-radius: var(--radius-full);
    background: var(--accent-soft);
  }
`;

export const facts = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: var(--space-3) var(--space-4);

  :is(p, h3, ul) + & {
    margin-top: var(--space-4);
    padding-top: var(--space-4);
    border-top: 1px solid var(--line);
  }
  & dt {
    display: flex;
    align-items: center;
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }
  & dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

export const review = css`
  padding: 0 var(--space-5) var(--space-5);
`;

export const byline = css`
  color: var(--ink-soft);
`;

export const accordions = css`
  padding-inline: var(--space-5);
`;

export const points = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  gap: var(--space-4);

  & ul {
    margin: var(--space-2) 0 0;
    padding-left: 1.4em;
  }
  & ::marker {
    color: var(--positive);
    content: '✓  ';
  }
  & [data-kind='Cons'] ::marker {
    color: var(--negative);
    content: '✕  ';
  }
`;
