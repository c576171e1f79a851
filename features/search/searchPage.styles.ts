import { css } from '@linaria/core';
import { mutedText, overAll, plainList, underlinedOnHover, wrappingRow } from '#widgets/ui/declarations.ts';
import { largePhoneFrom } from '#widgets/ui/layout.ts';

export { marker } from '#widgets/ui/marker.styles.ts';

export const page = css`
  max-width: calc(var(--measure) + 2 * var(--page-padding));
  margin-inline: auto;
  padding: var(--space-7) var(--page-padding) var(--space-8);

  & h1 {
    margin: 0 0 var(--space-4);
    font: 620 var(--text-2xl) / 1.2 var(--font-heading);
  }
  & h2 {
    margin: var(--space-6) 0 var(--space-2);
    font: 620 var(--text-lg) / 1.3 var(--font-heading);
  }
  & search {
    display: block;
    margin-bottom: var(--space-5);
  }
  & li {
    margin-bottom: var(--space-2);
  }
`;

export const note = css`
  padding: var(--space-3) var(--space-4);
  border-inline-start: 4px solid var(--caution);
  border-radius: var(--radius-leaf-small);
  background: var(--caution-soft);
`;

export const hitList = css`
  ${plainList};

  & li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-1) var(--space-4);
    align-items: start;
    min-height: 44px;
    margin: 0;
    padding-block: var(--space-4);
    border-top: 1px solid var(--hairline);
  }
  & :is(h2, h3) {
    margin: 0 0 var(--space-1);
    font: 620 var(--text-lg) / 1.3 var(--font-heading);
    text-wrap: balance;

    @media (max-width: ${largePhoneFrom - 1}px) {
      font-size: var(--text-md);
    }
  }
  /* Browsers write marked words in black, in dark mode too. At this size their highlight must be short. */
  & mark {
    margin-inline: -0.08em;
    padding-inline: 0.08em;
    color: inherit;
  }
  & li a {
    color: var(--ink);
    text-decoration: none;
  }
  & li a::after {
    ${overAll};
    border-radius: var(--radius-leaf-small);
  }
  & li a:hover {
    text-decoration: underline;
  }
  & p {
    margin: 0;
    font: var(--text-sm) / 1.5 var(--font-ui);
  }
  & div > p {
    ${wrappingRow};
    gap: 0 var(--space-3);
    ${mutedText};
  }
  & p b {
    color: var(--editorial);
    font-weight: 600;
  }
  /* The matching passage, in three lines: the article has the rest. */
  & li > p {
    display: -webkit-box;
    grid-column: 1 / -1;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  & img {
    display: block;
    width: 96px;
    height: 72px;
    border-radius: var(--radius-leaf-small);
    background: var(--surface-sunken);
    object-fit: cover;

    @media (min-width: ${largePhoneFrom}px) {
      width: 144px;
      height: 96px;
    }
  }
  @media (min-width: ${largePhoneFrom}px) {
    & picture {
      grid-area: 1 / 2 / span 2;
    }
    & li > p {
      grid-column: 1;
    }
    & li {
      grid-template-rows: auto 1fr;
    }
  }
`;

/** Apart from the results that have all words. */
export const also = css`
  margin-top: var(--space-7);

  & > h2 {
    font-size: var(--text-xl);
  }
`;

export const titles = css`
  ${plainList};
  margin-bottom: var(--space-4);

  & li {
    margin: 0;
    border-top: 1px solid var(--hairline);
  }
  & a {
    display: block;
    min-height: 44px;
    padding-block: var(--space-3);
    color: var(--ink);
    font: 600 var(--text-md) / 1.3 var(--font-heading);
    text-decoration: none;
  }
  ${underlinedOnHover}
`;

/** Above the results, which have pictures: without underlines they would look like a heading of theirs. */
export const shortcuts = css`
  && a {
    text-decoration: underline;
  }
`;

export const pagination = css`
  display: flex;
  gap: var(--space-5);
  align-items: center;
  justify-content: center;
  padding-top: var(--space-5);
  border-top: 1px solid var(--hairline);
  font: var(--text-sm) / 1.5 var(--font-ui);

  & a {
    padding-block: var(--space-3);
  }
`;
