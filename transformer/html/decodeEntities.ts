/** Decodes HTML entities as browsers do, outside browsers. See `decodeEntitiesInBrowser.ts`. */
export { decodeHTML, decodeHTMLAttribute } from 'entities/decode';
