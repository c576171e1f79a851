export const frameSource = 'editor-preview/frame/inFrame/main.ts';

/** The same for the preview in Payload, whose admin sends changes. */
export const payloadFrameSource = 'editor-preview/frame/payload/main.ts';

export const previewIslandsSource = 'editor-preview/frame/previewIslands.ts';
