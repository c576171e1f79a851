import { css } from '@linaria/core';
import { controlBox, wrappingRow } from '#widgets/ui/declarations.ts';

export const privacyChoices = css`
  max-width: calc(var(--measure) + 2 * var(--page-padding));
  margin-inline: auto;
  padding: var(--space-7) var(--page-padding) var(--space-8);

  & h1 {
    margin: 0 0 var(--space-3);
    font: 620 var(--text-3xl) / 1.1 var(--font-heading);
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
  & h2 {
    margin: var(--space-7) 0 var(--space-3);
    font: 620 var(--text-xl) / 1.2 var(--font-heading);
  }
  & h3 {
    margin: var(--space-5) 0 var(--space-2);
    font: 620 var(--text-lg) / 1.3 var(--font-heading);
  }
  & table {
    width: 100%;
    margin-block: var(--space-4) var(--space-5);
    border-collapse: collapse;
    font: var(--text-sm) / 1.45 var(--font-ui);
  }
  & caption {
    padding-block-end: var(--space-2);
    color: var(--ink-soft);
    text-align: start;
  }
  & caption b {
    display: block;
    color: var(--ink);
    font-size: var(--text-lg);
  }
  & :is(th, td) {
    padding: var(--space-2) var(--space-3) var(--space-2) 0;
    border-block-end: 1px solid var(--hairline);
    text-align: start;
    vertical-align: top;
  }
  & thead th {
    color: var(--ink-soft);
    font-weight: 400;
  }
  & tbody th {
    width: 40%;
  }
  & :is(th, td):last-child {
    width: 21%;
    padding-inline-end: 0;
  }
  & th code {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-xs);
    font-weight: 400;
  }
  & [role='status'] {
    padding: var(--space-3) var(--space-4);
    background: var(--editorial-soft);
    border-radius: var(--radius-leaf-small);
  }
  & form > div {
    ${wrappingRow};
    gap: var(--space-3);
  }
  & :is(form, dl) {
    font-family: var(--font-ui);
  }
  & fieldset {
    display: grid;
    gap: var(--space-2);
    justify-items: start;
    margin: var(--space-5) 0 0;
    padding: var(--space-4) 0 0;
    border: 0;
    border-block-start: 1px solid var(--hairline);
  }
  & legend {
    float: inline-start;
    padding: 0;
    font-weight: 620;
  }
  & legend + p {
    margin: 0;
    color: var(--ink-soft);
  }
  & label {
    display: flex;
    gap: var(--space-3);
    align-items: center;
    min-height: 44px;
  }
  & input {
    flex: none;
    width: 20px;
    height: 20px;
    accent-color: var(--editorial);
  }
  & button {
    min-width: 160px;
    min-height: 44px;
    padding: var(--space-2) var(--space-4);
    color: var(--ink);
    background: var(--surface);
    ${controlBox};
    font: inherit;
    cursor: pointer;
  }
  & button:hover {
    border-color: var(--ink);
  }
  & dt {
    font-weight: 620;
  }
  & dt a {
    display: inline-block;
    min-height: 24px;
  }
  & dd {
    margin: 0 0 var(--space-3);
    color: var(--ink-soft);
  }
  & code {
    font-size: var(--text-sm);
    overflow-wrap: break-word;
  }
`;

/** Hidden without script, because the tool needs one. Its room is reserved from the reader's press on. */
export const toolPlace = css`
  @media (scripting: none) {
    display: none;
  }
  margin: 0 0 var(--space-5);

  & > div:not([hidden]) {
    position: relative;
    display: grid;
    place-content: center;
    height: 30rem;
    max-height: 80vh;
    margin-block-start: var(--space-4);
    padding: var(--space-4);
    border: 1px solid var(--hairline);
    border-radius: var(--radius-leaf-small);
  }
  & button {
    font-family: var(--font-ui);
  }
  & [role='status'] {
    margin: 0;
    text-align: center;
  }
`;
