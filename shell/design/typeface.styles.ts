import { css } from '@linaria/core';
import { georgiaAsTextFace, textFaceItalicSource, textFaceSource } from './typeface.ts';

/**
 * `optional`: a face that is not there at once is not swapped in later, so text never jumps. The normal face is
 * preloaded; the italic one comes when a page has emphasis, and is there for the next page.
 */
export const typeface = css`
  :global() {
    @font-face {
      font-family: 'Text face';
      font-weight: 200 900;
      font-display: optional;
      src: url('${textFaceSource}') format('woff2');
    }
    @font-face {
      font-family: 'Text face';
      font-style: italic;
      font-weight: 200 900;
      font-display: optional;
      src: url('${textFaceItalicSource}') format('woff2');
    }
    @font-face {
      font-family: 'Text face fallback';
      src: local('Georgia'), local('Gelasio');
      size-adjust: ${georgiaAsTextFace.size};
      ascent-override: ${georgiaAsTextFace.ascent};
      descent-override: ${georgiaAsTextFace.descent};
    }
  }
`;
