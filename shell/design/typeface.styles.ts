import { css } from '@linaria/core';
import { fallbackFaces, textFaceFile, textFaceItalicFile, textFaceMoreFile } from './typeface.ts';

/** `optional`: a late face is not swapped in, so text never shifts. Other files load when needed. */
export const typeface = css`
  :global() {
    @font-face {
      font-family: 'Text face';
      font-weight: 400 700;
      font-display: optional;
      src: url('/${textFaceFile}') format('woff2');
    }
    @font-face {
      font-family: 'Text face more';
      font-weight: 400 700;
      font-display: optional;
      src: url('/${textFaceMoreFile}') format('woff2');
      unicode-range: U+A2-FF, U+152-153;
    }
    @font-face {
      font-family: 'Text face';
      font-style: italic;
      font-weight: 400 700;
      font-display: optional;
      src: url('/${textFaceItalicFile}') format('woff2');
    }
    ${fallbackFaces}
  }
`;
