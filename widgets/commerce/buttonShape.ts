/**
 * What links to shops have in common, as CSS. `--button-margin` is the distance to what is above and below one,
 * `--button-padding` that of its text to its sides; `--button-text` is for places where it is narrow.
 */
export const buttonShape = `
  flex: 1 16rem;
  display: block;
  min-height: 44px;
  margin-block: var(--button-margin, 0);
  padding: 0.6em var(--button-padding, min(var(--space-4), 4vw));
  border: 1px solid var(--control-line);
  border-radius: var(--radius-leaf-small);
  font-size: var(--button-text, 1rem);
  font-weight: 700;
  text-align: center;
  text-wrap: balance;
  text-decoration: none;

  /* Nobody shops on paper. */
  @media print {
    display: none;
  }
`;
