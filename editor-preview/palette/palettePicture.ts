/** Preview image sizes in pixels, twice the display size. */
export const palettePicture = { width: 320, height: 200, maxBytes: 8 * 1024 } as const;
