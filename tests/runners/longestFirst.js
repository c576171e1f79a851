import Sequencer from '@jest/test-sequencer';

/** The files that take longest, the longest first: begun last, they would keep one processor while the others have nothing left. */
const longest = [
  'browser/gallery.test.ts',
  'browser/articles.test.ts',
  'browser/ads.test.ts',
  'load/freshClone.test.ts',
  'load/savedFiles.test.ts',
  'browser/canary.test.ts',
  'browser/consentTool.test.ts',
  'browser/previewFrame.test.ts',
  'browser/editor.test.ts',
  'hostile/fields.test.ts',
  'hostile/patterns.test.ts',
  'editor-preview/app/frame/tracing/fieldsOnPage.test.ts',
];

/** Also on a machine where nothing was run yet, and Jest knows of no file how long it takes. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const at = longest.findIndex((file) => path.endsWith(`/tests/${file}`));
      return at === -1 ? longest.length : at;
    };
    return super.sort(tests).toSorted((one, other) => rank(one) - rank(other));
  }
}
