/** The module needed only for faults: descriptions, which use all schemas' titles, and removals. */
export { describeCauses, describeLongHtml } from './describeCause.ts';
export { removeFaulty } from './removeFaulty.ts';
export { repair } from './repair.ts';
export { schemaOfField } from './schemaOfField.ts';
