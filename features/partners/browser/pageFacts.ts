import { articleCategoryAttribute, ownSitesAttribute } from '#contracts/outside/frame.ts';
import type { ReferrerClass } from '#contracts/outside/payload.ts';
import { formFactorOf } from '#contracts/pageFacts.ts';
import type { ReaderFacts } from '#contracts/reader.ts';

const searchEngines = ['google', 'bing', 'duckduckgo', 'yahoo'] as const;

/** What partners may be told of the page and its reader. Whatever is said here, the list decides what is handed over. */
export function pageFacts(): (reader: ReaderFacts) => Record<string, unknown> {
  const number = 1 + Math.floor(Math.random() * 100);
  return (reader) => ({
    breakpoint: formFactorOf(innerWidth),
    country: reader.country,
    language: document.documentElement.lang,
    consent: { ...reader.consent },
    category: document.documentElement.getAttribute(articleCategoryAttribute),
    referrer: referrerClass(document.referrer, [location.hostname, ...ownSites()]),
    number,
  });
}

/** The other hosts of whoever publishes this one. */
function ownSites(): string[] {
  return document.documentElement.getAttribute(ownSitesAttribute)?.split(' ') ?? [];
}

/** Where a reader came from, in a word: the address itself stays here, because what was searched for may stand in it. */
export function referrerClass(referrer: string, ownHosts: readonly string[]): ReferrerClass {
  if (referrer === '') return 'none';
  const host = URL.parse(referrer)?.hostname;
  if (host === undefined) return 'other';
  if (ownHosts.includes(host)) return 'own';
  // `www.google.co.uk`, and not `google.evil.example`.
  const labels = host.split('.').slice(0, -1).reverse();
  const name = labels.find((label) => label.length > 3);
  return searchEngines.find((engine) => engine === name) ?? 'other';
}
