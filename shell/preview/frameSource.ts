export const frameSource = 'editor-preview/app/frame/inFrame/main.ts';

/** The same for the preview in Payload, whose admin sends changes. */
export const payloadFrameSource = 'editor-preview/app/frame/payload/main.ts';

export const previewIslandsSource = 'editor-preview/app/frame/previewIslands.ts';
