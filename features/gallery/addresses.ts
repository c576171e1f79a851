/** Widths that blocks are shown in, in CSS pixels: a phone, a tablet, a desktop. */
export const frameWidths = [390, 800, 1280] as const;

export type FrameWidth = (typeof frameWidths)[number];

export type ColourScheme = 'light' | 'dark';

/** Options of the gallery's frames. By default all widths, and the system's color scheme. */
export interface FrameOptions {
  width: FrameWidth | undefined;
  scheme: ColourScheme | undefined;
}

/** The page of design tokens and controls. */
export const languageAddress = '/gallery/language';

/** The field of the index's filter. */
export const wordsField = 'q';

/** The page of a block type. */
export function galleryAddress(type: string, options?: FrameOptions): string {
  return `/gallery/${type}${query({ scheme: options?.scheme, width: options?.width?.toString() })}`;
}

/** The document with a single example. */
export function frameAddress(type: string, fixture: string, scheme: ColourScheme | undefined): string {
  return `/gallery/${type}/${fixture}${query({ scheme })}`;
}

/** Reads the options of an address. Invalid values are ignored. */
export function readFrameOptions(search: URLSearchParams): FrameOptions {
  const width = Number(search.get('width'));
  const scheme = search.get('scheme');
  return {
    width: frameWidths.find((known) => known === width),
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : undefined,
  };
}

function query(parameters: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(parameters).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}
