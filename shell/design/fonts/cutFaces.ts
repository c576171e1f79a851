/**
 * `node shell/design/fonts/cutFaces.ts` writes the files here. They are committed, so that a build needs
 * neither this program nor the whole face.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const whole = (style: string): string =>
  `node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-${style}.woff2`;

function signs(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
}

const ascii = signs(0x20, 0x7e);
const latin1 = signs(0xa0, 0xff);
/** Letters of English and Spanish: the file that pages preload. */
const english = `${ascii}\u00a0–—‘’“”•…−×½°·™©®`;
const spanish = 'áéíóúñüÁÉÍÓÚÑÜ¿¡«»ºª';
const others = [...latin1, 'œ', 'Œ'].filter((sign) => !(english + spanish).includes(sign)).join('');

/** OpenType features in use; drops small capitals, fractions and swashes. */
const keepFeatures = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'tnum', 'lnum'];

export const faces: Readonly<Record<string, { style: string; text: string }>> = {
  'text-face.woff2': { style: 'normal', text: english + spanish },
  'text-face-more.woff2': { style: 'normal', text: others },
  'text-face-italic.woff2': { style: 'italic', text: english + spanish + others },
};

export async function cutFace({ style, text }: { style: string; text: string }): Promise<Buffer> {
  return subsetFont(readFileSync(whole(style)), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures,
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, face] of Object.entries(faces)) {
    writeFileSync(new URL(name, import.meta.url), await cutFace(face));
  }
}
