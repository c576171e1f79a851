export const frameWidths = [390, 800, 1280] as const;

export type FrameWidth = (typeof frameWidths)[number];

export type ColourScheme = 'light' | 'dark';

export interface FrameOptions {
  width: FrameWidth | undefined;
  scheme: ColourScheme | undefined;
}

export const languageAddress = '/gallery/language';

export const wordsField = 'q';

export function galleryAddress(type: string, options?: FrameOptions): string {
  return `/gallery/${type}${query({ scheme: options?.scheme, width: options?.width?.toString() })}`;
}

export function frameAddress(type: string, fixture: string, scheme: ColourScheme | undefined): string {
  return `/gallery/${type}/${fixture}${query({ scheme })}`;
}

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
