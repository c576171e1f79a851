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

/** On a carousel, once its script has made arrows and dots live. */
export const isLive = `[data-behaviour='started']`;

/** Arrows and dots that a script brings. Their place is kept from the beginning, so that nothing moves when they come. */
export const scriptControls = `
    display: flex;
    align-items: center;
    justify-content: space-between;
    height: ${controlsHeight};
    visibility: hidden;

    ${isLive} > & {
      visibility: visible;
    }
    & > button {
      ${arrowLook}
    }
    &:dir(rtl) > button {
      transform: scaleX(-1);
    }
    & > div {
      display: flex;
      flex: 1;
      flex-wrap: wrap;
      justify-content: center;
    }
    & > div > button {
      ${dotLook}
      padding: 0;
      cursor: pointer;
    }
    & > div > [aria-current='true'] {
      ${dotOfPage}
    }
    @media (scripting: none) {
      display: none;
    }
    @media print {
      display: none;
    }
`;
