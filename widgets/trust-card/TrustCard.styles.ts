import { css } from '@linaria/core';

/** How much of the explanation is seen while it is collapsed: 75 CSS pixels, and more of larger text. */
const previewHeight = `${75 / 16}rem`;

/** Two lines of it are not faded yet: a text that has no more is whole. */
const unfadedHeight = `${42 / 16}rem`;

export const trustCard = css`
  max-width: var(--measure);
  margin-block: var(--space-6);
  padding: var(--space-5) min(var(--space-5), 6vw);
  border-radius: var(--radius-leaf);
  background: var(--surface-sunken);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const title = css`
  display: block;
  font: 620 var(--text-lg) / var(--leading-tight) var(--font-heading);
`;

export const figures = css`
  display: grid;
  /* Wide enough for the longest number, which is set smaller the longer it is: none is broken over two lines. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8rem, var(--longest) * 0.8rem)), 1fr));
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;

  & b {
    display: block;
    color: var(--editorial);
    font: 620 clamp(1.25rem, 13rem / var(--longest), var(--text-2xl)) / var(--leading-tight)
      var(--font-heading);
    overflow-wrap: anywhere;
  }
  & + * {
    margin-top: var(--space-5);
    padding-top: var(--space-4);
    border-block-start: 1px solid var(--hairline);
  }
`;

export const explanation = css`
  & > summary {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-1) var(--space-4);
    min-height: 24px;
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > div {
    margin: var(--space-3) 0 0;
  }
  /* On paper everything is open. Focus in the part that fades shows it. */
  @media screen {
    &::details-content {
      display: flow-root;
      content-visibility: visible;
    }
    &:not([open], :has(> div :focus))::details-content {
      max-block-size: ${previewHeight};
      overflow: hidden;
      mask-image: linear-gradient(#000 ${unfadedHeight}, transparent ${previewHeight});
    }
  }
`;

/** The words on the toggle: both are there, and the state shows one. */
export const toggle = css`
  color: var(--editorial);
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.18em;

  /* Paper has all of it. */
  @media print {
    display: none;
  }
  [open] > summary > & > [data-when='closed'],
  details:not([open]) > summary > & > [data-when='open'] {
    display: none;
  }
`;
