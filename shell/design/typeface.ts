/**
 * The text face: Source Serif 4 (SIL Open Font License), variable in weight from 400 to 700, cut down by
 * `fonts/cutFaces.ts`. Other scripts are set in the reader's own serif.
 */
const files = 'shell/design/fonts';

/** The font files, as the build knows them. The first one is preloaded by all pages in Latin letters. */
export const textFaceFile = `${files}/text-face.woff2`;
export const textFaceMoreFile = `${files}/text-face-more.woff2`;
export const textFaceItalicFile = `${files}/text-face-italic.woff2`;

/** Font metrics in units of the em: the first two from the fonts' own tables, the width as measured in 20,000 letters of articles. */
interface FaceMetrics {
  ascent: number;
  descent: number;
  /** Mean width of a letter in running English text. */
  averageWidth: number;
}

const sourceSerif: FaceMetrics = { ascent: 1.036, descent: 0.335, averageWidth: 0.4688 };

/** What stands in for the text face, by the names under which systems have it. */
interface StandIn extends FaceMetrics {
  fonts: readonly string[];
}

const standIns: readonly StandIn[] = [
  { fonts: ['Georgia', 'Gelasio'], ascent: 1878 / 2048, descent: 449 / 2048, averageWidth: 0.4361 },
  { fonts: ['Noto Serif'], ascent: 1.069, descent: 0.293, averageWidth: 0.472 },
  {
    fonts: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    ascent: 0.891,
    descent: 0.216,
    averageWidth: 0.3983,
  },
  { fonts: ['DejaVu Serif'], ascent: 0.928, descent: 0.236, averageWidth: 0.5076 },
];

/** The family of a stand-in, by its place among them. */
export const standInFamilies: readonly string[] = standIns.map((_, index) => `Text face ${index + 2}`);

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

/** The `@font-face` rules of all stand-ins, as CSS. */
export const standInFaces: string = standIns
  .map((standIn, index) => {
    const { size, ascent, descent } = matchedMetrics(sourceSerif, standIn);
    const sources = standIn.fonts.map((font) => `local('${font}')`).join(', ');
    return `@font-face { font-family: '${standInFamilies[index]}'; src: ${sources}; size-adjust: ${size}; ascent-override: ${ascent}; descent-override: ${descent}; }`;
  })
  .join('\n');

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(1)}%`;
}
