/** Icon size at normal density, in pixels, as Apple requires. */
const size = 29;
const densities = [1, 2, 3] as const;
const ground = [11, 79, 72] as const;
const ink = [255, 255, 255] as const;

let drawn: Promise<Record<string, Buffer>> | undefined;

/** The pictures of a pass by Apple's file names: a capsule, drawn once. */
export function passPictures(): Promise<Record<string, Buffer>> {
  drawn ??= draw();
  return drawn;
}

async function draw(): Promise<Record<string, Buffer>> {
  const { boundedSharp } = await import('#platform/boundedSharp.ts');
  const pictures = densities.map(async (density) => {
    const width = size * density;
    const raw = { width, height: width, channels: 3 } as const;
    const picture = await boundedSharp(capsule(width), { raw }).png().toBuffer();
    const suffix = density === 1 ? '' : `@${density}x`;
    return [
      [`icon${suffix}.png`, picture],
      [`logo${suffix}.png`, picture],
    ] as const;
  });
  return Object.fromEntries((await Promise.all(pictures)).flat());
}

/** A capsule across a square, as RGB rows. */
function capsule(width: number): Buffer {
  const pixels: number[] = [];
  for (let row = 0; row < width; row++)
    for (let column = 0; column < width; column++)
      pixels.push(...(isInCapsule((column + 0.5) / width, (row + 0.5) / width) ? ink : ground));
  return Buffer.from(pixels);
}

/**
 * Whether a point of the unit square is inside a thick diagonal line with round ends and a gap in the middle.
 */
function isInCapsule(x: number, y: number): boolean {
  const along = (x + (1 - y)) / 2 - 0.5;
  const aside = (x - (1 - y)) / 2;
  const beyond = Math.max(0, Math.abs(along) - 0.17);
  const isGap = Math.abs(along) < 0.02;
  return !isGap && beyond ** 2 + aside ** 2 < 0.13 ** 2;
}
