/** How the controls of carousels look, whoever makes them: declarations of CSS. */

export const arrowLook = `
    box-sizing: border-box;
    width: 44px;
    height: 44px;
    border: 1px solid var(--control-line);
    border-radius: var(--radius-leaf-small);
    background: var(--surface);
    color: var(--editorial);
    font: 1.25rem/1 var(--font-ui);
    cursor: pointer;
`;

export const arrowAtEnd = `
    border-color: var(--hairline);
    color: var(--control-line);
    cursor: default;
`;

export const dotLook = `
    box-sizing: border-box;
    width: 24px;
    height: 24px;
    border: 8px solid transparent;
    border-radius: 50%;
    background: var(--control-line) padding-box;
    forced-color-adjust: none;
`;

export const dotOfPage = `
    background-color: var(--editorial);
    border-width: 6px;
`;

/**
 * Where slides may stand beside each other on screens that have them so. Where text is large, each stands alone, as on
 * phones: beside another it would have a word a line.
 */
export const abreastFrom = '26rem';

/** Two rows of dots fit, and an arrow. */
export const controlsHeight = '48px';
