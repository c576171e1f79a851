/** The script of the preview's frame, as the build knows it. */
export const frameSource = 'editor-preview/frame/inFrame/main.ts';
