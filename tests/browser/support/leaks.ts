import { createHash } from 'node:crypto';

export interface MadeRequest {
  url: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

const writings: Readonly<Record<string, (word: string) => string>> = {
  plain: (word) => word,
  'as an address': (word) => encodeURIComponent(word),
  'as an address, twice': (word) => encodeURIComponent(encodeURIComponent(word)),
  'in hex': (word) => Buffer.from(word).toString('hex'),
  'as md5': (word) => createHash('md5').update(word).digest('hex'),
  'as sha1': (word) => createHash('sha1').update(word).digest('hex'),
  'as sha256': (word) => createHash('sha256').update(word).digest('hex'),
  'as md5 in base64': (word) => createHash('md5').update(word).digest('base64').replace(/=+$/, ''),
  'as sha1 in base64': (word) => createHash('sha1').update(word).digest('base64').replace(/=+$/, ''),
  'as sha256 in base64': (word) => createHash('sha256').update(word).digest('base64').replace(/=+$/, ''),
};

/** Base64 of a word looks different at each of the three places where it may begin in a longer text. */
function inBase64(word: string): string[] {
  return [0, 1, 2].map((before) => {
    const bytes = Buffer.from('\0'.repeat(before) + word);
    const text = bytes.toString('base64').replace(/=+$/, '');
    // The first and last letters hold bits of what is around the word as well.
    return text.slice(before === 0 ? 0 : before + 1, bytes.length % 3 === 0 ? undefined : -1);
  });
}

const standard = (text: string): string => text.replaceAll('-', '+').replaceAll('_', '/').toLowerCase();

/** How a canary, or its small letters, stands in a request; nothing where it does not. */
export function writingOf(canary: string, { url, headers, body }: MadeRequest): string | undefined {
  const texts = [url, body, ...Object.entries(headers).flat()];
  const all = standard([...texts, ...texts.map(decoded)].join('\n'));
  for (const word of new Set([canary, canary.toLowerCase(), canary.toUpperCase()])) {
    for (const [way, write] of Object.entries(writings)) if (all.includes(standard(write(word)))) return way;
    if (inBase64(word).some((piece) => all.includes(standard(piece)))) return 'in base64';
  }
  return undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    // Not every text is an address.
    return text;
  }
}

export function leaksIn(
  requests: readonly MadeRequest[],
  { own, allowed, canaries }: { own: string; allowed: readonly string[]; canaries: readonly string[] },
): string[] {
  return requests
    .filter(({ url }) => /^(?:https?|wss?):/.test(url) && new URL(url).origin !== own)
    .flatMap((request) => {
      const { origin } = new URL(request.url);
      const found = canaries.flatMap((canary) => {
        const way = writingOf(canary, request);
        return way ? [`${origin} is told ${canary} ${way}`] : [];
      });
      return [...(allowed.includes(origin) ? [] : [`${origin} is asked`]), ...found];
    });
}
