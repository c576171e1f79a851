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

/** The minimum width for slides side by side. With large text each is alone, as on phones. */
export const abreastFrom = '26rem';

export const controlsHeight = '48px';

export const isLive = `[data-behaviour='started']`;

/** Scripted arrows and dots. Their space is reserved, so that nothing shifts. */
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
