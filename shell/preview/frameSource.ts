/** Build entry of the preview frame's script. */
export const frameSource = 'editor-preview/frame/inFrame/main.ts';

/** The same for the preview in Payload, whose admin sends changes. */
export const payloadFrameSource = 'editor-preview/frame/payload/main.ts';

/** The preview's island runtime, in place of the readers' one. */
export const previewIslandsSource = 'editor-preview/frame/previewIslands.ts';
