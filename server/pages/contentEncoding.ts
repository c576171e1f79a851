/** Encodings of cached pages, best first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Browsers send a handful of different values. */
const maxRemembered = 100;
const remembered = new Map<string, Encoding>();

/** RFC 9110 §12.5.3. Without the header: identity. */
export function negotiateEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const known = remembered.get(header);
  if (known) return known;
  const encoding = preferredEncoding(header);
  if (remembered.size < maxRemembered && header.length < 200) remembered.set(header, encoding);
  return encoding;
}

function preferredEncoding(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = quality === undefined ? 1 : Number(quality);
    if (name !== '') weights.set(name, Number.isFinite(weight) ? weight : 0);
  }
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === 'identity' ? Number.MIN_VALUE : (weights.get('*') ?? 0));
  // Of equal weights the first wins, which is the smallest.
  return encodings.reduce((best, encoding) => (weightOf(encoding) > weightOf(best) ? encoding : best));
}
