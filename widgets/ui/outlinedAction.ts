export const outlinedAction = `
    display: inline-flex;
    gap: var(--space-2);
    align-items: center;
    min-height: 44px;
    padding: var(--space-2) var(--space-4);
    border: 1px solid var(--control-line);
    border-radius: var(--radius-leaf-small);
    background: none;
    color: var(--editorial);
    font-weight: 600;
    cursor: pointer;

    &:hover {
      background: var(--editorial-soft);
    }
`;
