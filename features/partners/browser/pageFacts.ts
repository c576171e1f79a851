import { articleCategoryAttribute, ownSitesAttribute } from '#contracts/outside/frame.ts';
import type { ReferrerClass } from '#contracts/outside/payload.ts';
import { formFactorOf } from '#contracts/pageFacts.ts';
import type { ReaderFacts } from '#contracts/reader.ts';

const searchEngines = ['google', 'bing', 'duckduckgo', 'yahoo'] as const;

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

function ownSites(): string[] {
  return document.documentElement.getAttribute(ownSitesAttribute)?.split(' ') ?? [];
}

/** The address itself stays here, because it may contain search terms. */
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
