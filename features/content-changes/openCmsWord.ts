import type { FeatureParts, OpenFeature } from '#feature-kit/feature.ts';
import { ConfigurationError } from '#platform/configuration/setting.ts';
import { openContentChanges } from './openContentChanges.ts';
import { previewRoutes } from './preview/previewRoutes.ts';

interface CmsWordSettings {
  secret: string | undefined;
  previewOrigin: string | undefined;
}

/** @throws ConfigurationError for a preview origin without a secret */
export async function openCmsWord(
  parts: FeatureParts,
  { secret, previewOrigin }: CmsWordSettings,
): Promise<OpenFeature> {
  if (previewOrigin !== undefined && secret === undefined)
    throw new ConfigurationError(
      'CONTENT_PREVIEW_ORIGIN wants CONTENT_WEBHOOK_SECRET as well: the CMS signs with it who may open the preview.',
    );
  const { routes = [], ...changes } = await openContentChanges(parts, { secret });
  if (previewOrigin === undefined || secret === undefined || !isHttp(previewOrigin))
    return { routes, ...changes };
  return { ...changes, routes: [...routes, ...previewRoutes(parts, { cms: previewOrigin, secret })] };
}

function isHttp(origin: string): origin is `http${string}` {
  return origin.startsWith('http');
}
