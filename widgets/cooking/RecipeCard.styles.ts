import { css } from '@linaria/core';
import {
  hairlineCard,
  mutedText,
  onEditorial,
  pictureRatio,
  uiText,
  wrappingRow,
} from '../ui/declarations.ts';
import { desktopFrom } from '../ui/layout.ts';
import { nutritionFacts } from './NutritionFacts.styles.ts';
import { stepList } from './Steps.styles.ts';

/** Two columns, unless the text is so large that they would be too narrow. */
const twoColumns = `print, (min-width: ${desktopFrom}px) and (min-width: 60em)`;

export const dish = css`
  width: calc(100% + 2 * var(--inset));
  max-width: none;
  height: auto;
  ${pictureRatio};
  margin: calc(-1 * var(--inset)) calc(-1 * var(--inset)) var(--inset);

  @media ${twoColumns} {
    width: 100%;
    margin: 0;
  }
  @media print {
    max-height: 8rem;
  }
`;

export const head = css`
  min-width: 0;

  & h2 {
    margin: 0;
    font: 620 var(--text-2xl) / var(--leading-tight) var(--font-heading);
    text-wrap: balance;
    overflow-wrap: break-word;
    hyphens: auto;
  }
  & > p {
    margin: var(--space-3) 0 0;
  }
`;

/** As high as the steps beside it: sticky ingredients end with them. */
export const ingredientCell = css`
  min-width: 0;
`;

export const recipeCard = css`
  --inset: min(var(--space-5), 5vw);

  container-type: inline-size;
  max-width: var(--content-wide);
  margin-block: var(--space-5);
  padding: var(--inset);
  overflow: clip;
  scroll-margin-block: var(--space-4);
  ${hairlineCard};
  ${uiText};
  accent-color: var(--editorial);

  /* What to have ready stays in view beside the steps. On paper it saves a sheet. */
  @media ${twoColumns} {
    display: grid;
    grid-template-columns: minmax(0, min(17rem, 40%)) minmax(0, 1fr);
    column-gap: var(--space-6);
    align-items: start;

    & > * {
      grid-column: 1 / -1;
    }
    & > .${dish} {
      grid-column: 1;
    }
    & > .${dish} + .${head} {
      grid-column: 2;
    }
    & > .${ingredientCell}:has(+ .${stepList}) {
      grid-column: 1;
      align-self: stretch;
    }
    & > .${ingredientCell}:has(+ .${stepList}) > * {
      position: sticky;
      top: var(--space-4);
    }
    & > .${ingredientCell} + .${stepList} {
      grid-column: 2;
    }
  }
  & > div h3 {
    margin: 0;
    font: 620 var(--text-xl) / var(--leading-tight) var(--font-heading);
  }
  & :is(ul, ol) {
    margin: var(--space-3) 0 0;
    padding: 0;
    list-style: none;
  }
  & li {
    border-block-start: 1px solid var(--hairline);
  }
  & li > label {
    display: flex;
    flex: 1 12rem;
    gap: var(--space-3);
    min-height: 44px;
    padding-block: 0.6rem;
    cursor: pointer;
  }
  & [type='checkbox'] {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    /* In the middle of the first line. */
    margin: calc((1lh - 1.375rem) / 2) 0 0;
  }
  /* Done, and still to be read. */
  & li > label:has(:checked) bdi {
    color: var(--ink-soft);
    text-decoration: line-through;
  }
  & li > a {
    display: inline-block;
    min-height: 24px;
  }

  /* A recipe of the usual length is one sheet. */
  @media print {
    --text-xs: 7.5pt;
    --text-xl: 13pt;
    --text-2xl: 16pt;

    grid-template-columns: 2fr 3fr;
    font-size: 9pt;
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;

    & :is(.${ingredientCell} > *, .${stepList}, .${nutritionFacts}) {
      margin-block-start: var(--space-4);
    }
    & [type='checkbox'] {
      width: 1em;
      height: 1em;
      margin: calc((1lh - 1em) / 2) 0 0;
    }

    & > .${ingredientCell}:has(+ .${stepList}) > * {
      position: static;
    }
    & li {
      break-inside: avoid;
    }
    & li > label {
      min-height: 0;
      padding-block: 0.15rem;
    }
    & li > a {
      display: none;
    }
  }

  /* Printed alone: the recipe, the publication's name, author and date, and the page's address. */
  :global() {
    @media print {
      :root:has([data-printing])
        body
        :not(
          :has([data-printing], [data-byline]),
          :is([data-printing], [data-byline], body > header > :first-child),
          :is([data-printing], [data-byline], body > header > :first-child) *,
          body > header
        ) {
        display: none;
      }
      /* One sheet, with what is above and below the recipe. */
      [data-printing] {
        zoom: 0.9;
      }
      [data-printing]::after {
        grid-column: 1 / -1;
        margin-block-start: var(--space-4);
        color: var(--ink-soft);
        content: attr(data-printing);
      }
      [data-printing],
      :root:has([data-printing]) body :has([data-printing]) {
        max-width: none;
        margin: 0;
        padding: 0;
      }
    }
  }
`;

export const facts = css`
  margin-block-start: var(--space-4);
  padding-block: var(--space-3);
  border-block: 1px solid var(--hairline);

  &,
  & dl {
    ${wrappingRow};
    /* On phones, times and servings fit in one row. */
    gap: var(--space-3) min(var(--space-5), 3.5cqi);
  }
  & :is(dl, dd, p) {
    margin: 0;
  }
  & :is(small, b) {
    display: block;
  }
  & :is(dt, small) {
    ${mutedText};
  }
  & :is(dd, b) {
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;

/** Script-only tools, with reserved space while the script loads. */
export const tools = css`
  display: none;

  @media screen and (scripting: enabled) {
    ${wrappingRow};
    gap: var(--space-3);
    margin-block-start: var(--space-4);
  }
  [data-behaviour='failed'] & {
    display: none;
  }
  & button {
    min-height: 44px;
    padding: var(--space-2) var(--space-5);
    border: 1px solid var(--editorial);
    border-radius: var(--radius-leaf-small);
    background: none;
    color: var(--editorial);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  & [data-cook] {
    ${onEditorial};
  }
`;
