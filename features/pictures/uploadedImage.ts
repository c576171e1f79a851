/** Words, content hash, format. */
export const uploadedName = /^[a-z0-9-]{1,80}\.webp$/;

/** Undefined if there is none of that name. */
export type ReadUploaded = (name: string) => Promise<Buffer | undefined>;
