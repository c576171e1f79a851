/** `--button-margin` is vertical, `--button-padding` horizontal; `--button-text` is for narrow places. */
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

  /* Of no use on paper. */
  @media print {
    display: none;
  }
`;
