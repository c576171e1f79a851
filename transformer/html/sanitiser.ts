import { createRequire } from 'node:module';
import type sanitizeHtml from 'sanitize-html';

const load = createRequire(import.meta.url);
let loaded: { sanitise: typeof sanitizeHtml } | undefined;

/**
 * The sanitiser, loaded when the first HTML needs it: it brings a parser of CSS along, and takes longer to load than many
 * articles take to check, most of which never need it.
 */
export function sanitiser(): typeof sanitizeHtml {
  loaded ??= { sanitise: load('sanitize-html') };
  return loaded.sanitise;
}
