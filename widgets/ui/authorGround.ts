import type { CSSProperties } from 'react';
import { type AuthorColours, readableColours } from '#contracts/authorColours.ts';

interface GroundAttributes {
  style?: CSSProperties;
  'data-ground'?: string;
}

/** Spread on a box with the style `authorGround`: the author's colours, as far as contrast allows. */
export function groundAttributes(colours: AuthorColours): GroundAttributes {
  const readable = readableColours(colours);
  if (!readable) return {};
  const { background, scheme, text, accent } = readable;
  const properties = { '--ground': background, '--ground-text': text, '--ground-accent': accent ?? text };
  return { style: properties as CSSProperties, 'data-ground': scheme };
}
