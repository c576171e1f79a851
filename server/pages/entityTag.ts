/**
 * Whether an `If-None-Match` header names this entity tag. Compared weakly, as the header demands (RFC 9110 §13.1.2):
 * proxies that compress for us mark our tags weak.
 */
export function namesEntityTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
