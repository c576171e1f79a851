import { apiPrefixAttribute } from '../../contracts/fetchJson.ts';
import type { Site } from '../site.ts';

/** What scripts on any page need of how the site is run: attributes of the `html` element. */
export function rootAttributes({ apiPrefix }: Pick<Site, 'apiPrefix'>): Readonly<Record<string, string>> {
  return apiPrefix === undefined ? {} : { [apiPrefixAttribute]: apiPrefix };
}
