import { contrast, inks, leastContrast } from './contrast.ts';

/** A block's author colours, as `#` with three or six hexadecimal digits. */
export interface AuthorColours {
  background?: string | undefined;
  text?: string | undefined;
  accent?: string | undefined;
}

export interface ReadableColours {
  background: string;
  /** Our colours that fit the background: for light or for dark ones. */
  scheme: keyof typeof inks;
  text: string | undefined;
  accent: string | undefined;
}

/** Ours replace the others. Undefined without a background, or with one on which no text is readable. */
export function readableColours({ background, text, accent }: AuthorColours): ReadableColours | undefined {
  if (background === undefined) return undefined;
  const isReadable = (colour: string): boolean => contrast(colour, background) >= leastContrast;
  const ownText = text !== undefined && isReadable(text) ? text : undefined;
  const scheme = contrast(inks.light, background) >= contrast(inks.dark, background) ? 'light' : 'dark';
  if (ownText === undefined && !isReadable(inks[scheme])) return undefined;
  const ownAccent = accent !== undefined && isReadable(accent) ? accent : undefined;
  return { background, scheme, text: ownText, accent: ownAccent };
}

export interface UnreadableColour {
  name: keyof AuthorColours;
  colour: string;
  contrast: number;
}

/** The author's colours that are replaced by ours. Without a background the others have no effect. */
export function unreadableColours(colours: AuthorColours): UnreadableColour[] {
  const { background } = colours;
  if (background === undefined) return [];
  const ofTexts = (['text', 'accent'] as const).flatMap((name) => {
    const colour = colours[name];
    const reached = colour === undefined ? leastContrast : contrast(colour, background);
    return colour !== undefined && reached < leastContrast ? [{ name, colour, contrast: reached }] : [];
  });
  if (readableColours(colours)) return ofTexts;
  const most = Math.max(contrast(inks.light, background), contrast(inks.dark, background));
  return [{ name: 'background', colour: background, contrast: most }, ...ofTexts];
}
