import { createUploads } from './uploads.ts';

/** One for the window: uploads go on while other blocks are looked at. */
export const windowUploads = createUploads(window);
