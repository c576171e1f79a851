export const shortPage = `
  max-width: calc(var(--measure) + 2 * var(--page-padding));
  min-height: 60vh;
  margin-inline: auto;
  padding: var(--space-7) var(--page-padding) var(--space-8);
  overflow-wrap: anywhere;

  & h1 {
    margin: 0 0 var(--space-3);
    font: 620 var(--text-2xl) / 1.15 var(--font-heading);
    text-wrap: balance;
  }
`;
