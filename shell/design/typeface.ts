/**
 * The text face: Source Serif 4 (SIL Open Font License), variable in weight, the latin part only. Other scripts are
 * set in the reader's own serif.
 */
const files = '@fontsource-variable/source-serif-4/files';

/** The two font files, as style sheets name them. */
export const textFaceSource = `${files}/source-serif-4-latin-wght-normal.woff2`;
export const textFaceItalicSource = `${files}/source-serif-4-latin-wght-italic.woff2`;

/** The normal face's file as the build knows it: the one that pages preload. */
export const textFaceFile = `node_modules/${textFaceSource}`;

/** Font metrics in units of the em, from the fonts' own tables. */
interface FaceMetrics {
  ascent: number;
  descent: number;
  /** Mean width of a letter in running latin text. */
  averageWidth: number;
}

const sourceSerif: FaceMetrics = { ascent: 1.036, descent: 0.335, averageWidth: 0.479 };
const georgia: FaceMetrics = { ascent: 1878 / 2048, descent: 449 / 2048, averageWidth: 913 / 2048 };

/**
 * The `@font-face` descriptors that make `fallback` take the room of `face`: lines break at the same places and stand
 * at the same height, so that nothing moves whichever of the two a reader gets.
 */
export function matchedMetrics(
  face: FaceMetrics,
  fallback: FaceMetrics,
): Readonly<Record<'size' | 'ascent' | 'descent', string>> {
  const size = face.averageWidth / fallback.averageWidth;
  return {
    size: percent(size),
    ascent: percent(face.ascent / size),
    descent: percent(face.descent / size),
  };
}

/** Georgia is on nearly every computer, and Gelasio has the same widths. */
export const georgiaAsTextFace = matchedMetrics(sourceSerif, georgia);

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(1)}%`;
}
