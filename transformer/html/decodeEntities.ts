/** Decodes the entities of HTML as browsers do, where there is no browser. See `decodeEntitiesInBrowser.ts`. */
export { decodeHTML, decodeHTMLAttribute } from 'entities/decode';
