/**
 * Source Serif 4 (SIL Open Font License), weights 400 to 700, subset by `fonts/cutFaces.ts`.
 * Other scripts use the system's serif.
 */
const files = 'shell/design/fonts';

/** The font files, for the build. Pages in Latin script preload the first one. */
export const textFaceFile = `${files}/text-face.woff2`;
export const textFaceMoreFile = `${files}/text-face-more.woff2`;
export const textFaceItalicFile = `${files}/text-face-italic.woff2`;

/** Font metrics in em: the first two from the fonts' tables, the width measured in 20,000 letters of articles. */
interface FaceMetrics {
  ascent: number;
  descent: number;
  averageWidth: number;
}

const sourceSerif: FaceMetrics = { ascent: 1.036, descent: 0.335, averageWidth: 0.4688 };

interface FallbackFont extends FaceMetrics {
  fonts: readonly string[];
}

const fallbackFonts: readonly FallbackFont[] = [
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

export const fallbackFamilies: readonly string[] = fallbackFonts.map((_, index) => `Text face ${index + 2}`);

/** Give `fallback` the metrics of `face`: the same line breaks and heights, so that nothing shifts. */
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

export const fallbackFaces: string = fallbackFonts
  .map((fallbackFont, index) => {
    const { size, ascent, descent } = matchedMetrics(sourceSerif, fallbackFont);
    const sources = fallbackFont.fonts.map((font) => `local('${font}')`).join(', ');
    return `@font-face { font-family: '${fallbackFamilies[index]}'; src: ${sources}; size-adjust: ${size}; ascent-override: ${ascent}; descent-override: ${descent}; }`;
  })
  .join('\n');

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(1)}%`;
}
