import type { AuthProvider } from '#contracts/auth.ts';
import type { Variants } from '#feature-kit/dimension.ts';
import type { SiteConfiguration } from '#schemas/generated/types.ts';

/** For page pieces, which get no settings. Set when the feature opens. */
export const configured: { providers: readonly AuthProvider[] } = { providers: [] };

const testName = 'showAuth';
const shownIn = ['variant', 'true'];

export function offeredProviders({ auth = {} }: SiteConfiguration): AuthProvider[] {
  const { providers = configured.providers } = auth;
  return providers.filter((each) => configured.providers.includes(each));
}

/** By site configuration and A/B test. Without a test no variant is drawn. */
export function isShownTo(variants: Pick<Variants, 'of'>, site: SiteConfiguration): boolean {
  if (offeredProviders(site).length === 0) return false;
  switch (site.auth?.showAuth) {
    case 'always':
      return true;
    case 'test':
      return shownIn.includes(variants.of(testName) ?? '');
    default:
      return false;
  }
}
