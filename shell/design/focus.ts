/** How an element shows that the keyboard is at it. */
export const focusOutline = 'outline: 3px solid var(--focus); outline-offset: 2px;';
