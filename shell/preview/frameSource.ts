/** The script of the preview's frame, as the build knows it. */
export const frameSource = 'editor-preview/frame/inFrame/main.ts';

/** The same, in the preview of Payload: there its admin tells of changes. */
export const payloadFrameSource = 'editor-preview/frame/payload/main.ts';

/** The island runtime of the preview, which takes the place of the readers' one there. */
export const previewIslandsSource = 'editor-preview/frame/previewIslands.ts';
