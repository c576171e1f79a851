/** Whether an `If-None-Match` header names this entity tag. Compared weakly, as the header demands (RFC 9110 §13.1.2). */
export function namesEntityTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === '*') return true;
  return header.split(',').some((tag) => opaque(tag.trim()) === opaque(etag));
}

function opaque(tag: string): string {
  return tag.startsWith('W/') ? tag.slice(2) : tag;
}
