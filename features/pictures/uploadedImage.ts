/** Name of an uploaded picture: words, the hash of its content, and its format. */
export const uploadedName = /^[a-z0-9-]{1,80}\.webp$/;

/** The bytes of an uploaded picture; undefined if there is none of that name. */
export type ReadUploaded = (name: string) => Promise<Buffer | undefined>;
