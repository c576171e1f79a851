import type { RequestListener } from 'node:http';
import type { DevEnvironment } from 'vite';
import { startAddress } from '#build/startAddress.ts';
import { type Content, createContentSource } from '#content/createContentSource.ts';
import { builtPartsOf } from '#features/compose.ts';
import { features } from '#features/features.ts';
import { blockPictureFile } from '#schemas/blockPictures.ts';
import { blockTypes } from '#schemas/blockTypes.ts';
import { createApp } from '#server/app.ts';
import { readConfiguration } from '#server/configuration/configuration.ts';
import { createLog } from '#server/observability/log.ts';
import { openContent } from '#server/openContent.ts';
import { type Development, openParts } from '#server/openParts.ts';
import { startFailure } from '#server/process/startFailure.ts';
import { pageAssets } from '#shell/assets/readPageAssets.ts';
import { iconSource, touchIconSource } from '#shell/brand/pictureSources.ts';
import { textFaceFile } from '#shell/design/typeface.ts';
import type { PageAssets } from '#shell/document/pageAssets.ts';
import { frameSource, payloadFrameSource, previewIslandsSource } from '#shell/preview/frameSource.ts';
import { componentFile } from '#widgets/componentFile.ts';
import { registry } from '#widgets/registry.ts';
import { publishFixture } from './publishFixture.ts';
import { readSourceManifest } from './sourceManifest.ts';

const following = (script: string): string => `${startAddress}?${new URLSearchParams({ script })}`;

export { createContentSource, publishFixture, startFailure };

export async function openDevelopmentContent(project: string): Promise<Content> {
  const configuration = readConfiguration(process.env);
  const log = createLog(configuration, () => undefined);
  const content = await openContent(configuration, project, log);
  await content.begin();
  return content;
}

export interface OpenedSources {
  handle: RequestListener;
  siteOrigin: string;
  close: () => Promise<void>;
}

export async function openSources(
  project: string,
  address: string,
  { assets, content }: Development,
): Promise<OpenedSources> {
  const configuration = readConfiguration(process.env);
  const log = createLog(configuration, () => undefined);
  const { parts, prepare, announce, close } = await openParts(configuration, project, log, undefined, {
    assets,
    content,
  });
  await prepare();
  parts.lifecycle.becomeReady();
  await announce(address);
  return { handle: createApp(parts), siteOrigin: parts.siteOrigin, close };
}

/** Compiles the sources of pages, and so finds errors while the old server still runs. */
export async function sourceAssets(environment: DevEnvironment): Promise<PageAssets> {
  const { behaviours, ...built } = builtPartsOf(features);
  const components = Object.keys(registry).map(componentFile);
  const styled = Object.values(built.entries).filter((file) => file.endsWith('.styles.ts'));
  const { manifest, sheets } = await readSourceManifest(environment, [
    ...components,
    ...styled,
    ...built.laterParts,
  ]);
  const others = [
    'client/main.ts',
    'client/hydrate.tsx',
    ...behaviours.map(({ script }) => script),
    ...Object.values(built.entries),
    ...blockTypes.flatMap((type) => [blockPictureFile(type, 'light'), blockPictureFile(type, 'dark')]),
    ...[frameSource, payloadFrameSource, previewIslandsSource, iconSource, touchIconSource, textFaceFile],
  ];
  for (const file of others) if (!manifest.has(file)) manifest.set(file, { file, css: [], imports: [] });
  // The preview's runtime preserves answers when an island renders differently.
  manifest.set('client/hydrate.tsx', { file: previewIslandsSource, css: [], imports: [] });
  const assets = pageAssets(manifest, (sheet) => sheets.get(sheet) ?? '', {
    ...built,
    behaviours: behaviours.map(({ together: _, ...behaviour }) => behaviour),
  });
  return { ...assets, loader: following(assets.loader), following };
}
