/** The pictures of block types in the palette: sizes in pixels, twice as large as they are shown. */
export const palettePicture = { width: 320, height: 200, maxBytes: 8 * 1024 } as const;
