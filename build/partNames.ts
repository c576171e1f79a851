/** What the names of the files begin with that are built beside those of readers, and of no other. */
export const partNames = { editor: 'editor-', frame: 'preview-' };
