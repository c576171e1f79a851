/**
 * What is needed only where something is wrong: the words for it, which are made of the titles of all fields and so of the
 * schemas of all block types, and what takes it out.
 */
export { describeCauses, describeLongHtml } from './describeCause.ts';
export { repair } from './repair.ts';
export { schemaOfField } from './schemaOfField.ts';
export { takeOut } from './takeOut.ts';
