import type { FeatureParts, OpenFeature } from '#feature-kit/feature.ts';
import { ConfigurationError } from '#platform/configuration/setting.ts';
import { openContentChanges } from './openContentChanges.ts';
import { previewRoutes } from './preview/previewRoutes.ts';

interface CmsWordSettings {
  secret: string | undefined;
  previewOrigin: string | undefined;
}

/** @throws ConfigurationError for a preview origin without a secret */
export async function openCmsWord(parts: FeatureParts, settings: CmsWordSettings): Promise<OpenFeature> {
  const { secret, previewOrigin } = settings;
  if (previewOrigin !== undefined && secret === undefined)
    throw new ConfigurationError(
      'CONTENT_PREVIEW_ORIGIN requires CONTENT_WEBHOOK_SECRET: the CMS signs previews with it.',
    );
  const { routes = [], ...changes } = await openContentChanges(parts, { secret });
  if (previewOrigin === undefined || secret === undefined || !isHttp(previewOrigin))
    return { routes, ...changes };
  return { ...changes, routes: [...routes, ...previewRoutes(parts, { cms: previewOrigin, secret })] };
}

function isHttp(origin: string): origin is `http${string}` {
  return origin.startsWith('http');
}
