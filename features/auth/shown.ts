import type { AuthProvider } from '#contracts/auth.ts';
import type { SiteConfiguration } from '#schemas/generated/types.ts';
import type { Variants } from '../parts/dimension.ts';

/** With whom one can sign in here, for the pieces of pages, which are told of no settings. Opening the feature sets it. */
export const configured: { providers: readonly AuthProvider[] } = { providers: [] };

/** The test that decides to whom signing in is shown, and the values with which it is. */
const testName = 'showAuth';
const shownIn = ['variant', 'true'];

/** The providers that the site offers, in its order. */
export function offeredProviders({ auth = {} }: SiteConfiguration): AuthProvider[] {
  const { providers = configured.providers } = auth;
  return providers.filter((each) => configured.providers.includes(each));
}

/**
 * Whether signing in is shown to somebody, as the site configuration and the test have it. A variant is drawn for nobody where the
 * site does not test.
 */
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
