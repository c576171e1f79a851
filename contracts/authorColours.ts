import { contrast, inks, leastContrast } from './contrast.ts';

/** Colours that an author gives a block, as a hash sign and three or six hexadecimal digits. */
export interface AuthorColours {
  background?: string | undefined;
  text?: string | undefined;
  /** Of a few words that stand out. */
  accent?: string | undefined;
}

/** What readers get of an author's colours: those in which a text can be read. */
export interface ReadableColours {
  background: string;
  /** Which of our own colours go with the background: those for light grounds, or those for dark ones. */
  scheme: keyof typeof inks;
  text: string | undefined;
  accent: string | undefined;
}

/**
 * The colours of an author in which a text has the contrast that it needs; ours take the place of the others. Undefined
 * where there is no background, or none that a text can be read on: then all of them are ours.
 */
export function readableColours({ background, text, accent }: AuthorColours): ReadableColours | undefined {
  if (background === undefined) return undefined;
  const isReadable = (colour: string): boolean => contrast(colour, background) >= leastContrast;
  const ownText = text !== undefined && isReadable(text) ? text : undefined;
  const scheme = contrast(inks.light, background) >= contrast(inks.dark, background) ? 'light' : 'dark';
  if (ownText === undefined && !isReadable(inks[scheme])) return undefined;
  const ownAccent = accent !== undefined && isReadable(accent) ? accent : undefined;
  return { background, scheme, text: ownText, accent: ownAccent };
}

/** A colour that readers do not get, and the most contrast that a text would have with it. */
export interface UnreadableColour {
  name: keyof AuthorColours;
  colour: string;
  contrast: number;
}

/** The colours of an author in whose place readers get ours. Without a background the others count for nothing. */
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
