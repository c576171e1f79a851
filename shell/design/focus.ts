export const focusOutline = 'outline: 3px solid var(--focus); outline-offset: 2px;';
