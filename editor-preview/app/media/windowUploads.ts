import { createUploads } from './uploads.ts';

/** One per window: uploads continue while other blocks are edited. */
export const windowUploads = createUploads(window);
