import { dayAt } from '#contracts/siteTime.ts';
import type { SiteConfiguration } from '#schemas/generated/types.ts';
import type { LiveSiteConfiguration } from './liveSiteConfiguration.ts';

/** A new year is shown that much late at most. */
const checkIntervalMs = 60_000;

interface Yearly {
  configuration: SiteConfiguration;
  copyrightYear: number;
}

/** All pages show the year, and their caches compare the configuration object: a new year replaces it. */
export function yearlyConfiguration(
  live: Pick<LiveSiteConfiguration, 'current'>,
  timeZone: string | undefined,
): () => Yearly {
  let known: (Yearly & { of: SiteConfiguration; checkedAt: number }) | undefined;
  return () => {
    const of = live.current;
    const now = Date.now();
    if (known?.of === of && now - known.checkedAt < checkIntervalMs) return known;
    const copyrightYear = Number(dayAt(new Date(now), timeZone).slice(0, 4));
    const same = known?.of === of && known.copyrightYear === copyrightYear ? known.configuration : undefined;
    known = { of, checkedAt: now, copyrightYear, configuration: same ?? { ...of } };
    return known;
  };
}
