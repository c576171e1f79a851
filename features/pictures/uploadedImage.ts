export const uploadedName = /^[a-z0-9-]{1,80}\.webp$/;

export type ReadUploaded = (name: string) => Promise<Buffer | undefined>;
