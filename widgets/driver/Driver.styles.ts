import { css } from '@linaria/core';
import { advert } from '../commerce/advert.styles.ts';

const besideFrom = '30rem';

export const driver = css`
  --inside: min(var(--space-5), 6vw);

  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--inside);
  max-width: var(--measure);
  margin-block: var(--space-6);
  padding: var(--inside);
  border-radius: var(--radius-leaf);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);
  overflow-wrap: anywhere;

  /* Paid content has the ground of advertising. */
  &:not(.${advert}) {
    background: var(--surface-sunken);
  }
  & > small {
    flex: 100%;
  }
  & img {
    width: 100%;
    height: auto;
    max-height: 16rem;
    object-fit: cover;
  }
  /* The steps after the form replace it. */
  & > div {
    display: grid;
    flex: 1 1 0;
    min-width: min(100%, 12rem);
    align-self: center;
  }
  & > div > * {
    grid-area: 1 / 1;
    min-width: 0;
  }
  & strong {
    display: block;
    font: 620 var(--text-xl) / var(--leading-tight) var(--font-heading);
    text-wrap: balance;
  }
  & p {
    margin: var(--space-2) 0 0;
  }
  & p:has(> a[class]) {
    margin-top: var(--space-4);
  }
  & p > a[class] {
    width: fit-content;
  }
  @container (min-width: ${besideFrom}) {
    & > img {
      width: 40%;
    }
  }
  @media print {
    display: none;
  }
`;
