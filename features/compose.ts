import type { OtherTables } from '#content/database/opening/openDatabase.ts';
import type { Dimensions } from '#feature-kit/dimension.ts';
import type { Feature, FeatureParts, Offers, OpenFeature, ReaderPart } from '#feature-kit/feature.ts';
import { noPartners } from '#feature-kit/partners.ts';
import { type PolicySources, policyDirectives } from '#feature-kit/policy.ts';
import type { Settings, ValuesOf } from '#platform/configuration/setting.ts';
import type { SiteConfiguration } from '#schemas/generated/types.ts';
import { type BuiltParts, shellBuiltParts } from '#shell/assets/builtParts.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import type { Piece, PieceSlot, Pieces } from '#shell/document/pieces.ts';

export type ConfiguredFeatures = ReadonlyMap<Feature, ValuesOf<Settings>>;

export function dimensionsOf(configured: ConfiguredFeatures, facts: { https: boolean }): Partial<Dimensions> {
  return Object.assign(
    {},
    ...[...configured].map(([feature, values]) => feature.dimensions?.(values, facts)),
  );
}

export function policyOf(configured: ConfiguredFeatures, site: SiteConfiguration): PolicySources {
  const added = [...configured].map(([feature, values]) => feature.policy?.(values, site) ?? {});
  return Object.fromEntries(
    policyDirectives.map((directive) => [directive, added.flatMap((sources) => sources[directive] ?? [])]),
  );
}

export function tablesOf(features: readonly Feature[]): OtherTables[] {
  return features.flatMap(({ name, migrations }) => (migrations ? [{ name, migrations }] : []));
}

export function builtPartsOf(features: readonly Feature[]): BuiltParts {
  const { entries, everyPage, belowFirstView: lateStyles, behaviours, laterParts } = shellBuiltParts;
  const pieces = features.flatMap((feature) => Object.values(feature.pieces ?? {}));
  return {
    entries: Object.assign({}, entries, ...features.map((feature) => feature.entries)),
    everyPage: [...everyPage, ...pieces.flatMap(({ styles }) => styles ?? [])],
    belowFirstView: [...lateStyles, ...pieces.flatMap(({ laterStyles }) => laterStyles ?? [])],
    behaviours: [...features.flatMap((feature) => feature.behaviours ?? []), ...behaviours],
    laterParts,
  };
}

export async function shellPartsOf(
  features: readonly Feature[],
): Promise<Pick<PageShell, 'pieces' | 'remembers' | 'tools'>> {
  const pieces: Partial<Record<PieceSlot, readonly Piece[]>> = {};
  for (const [place, { load }] of features.flatMap(placedPieces)) {
    const { default: piece } = await load();
    pieces[place] = [...(pieces[place] ?? []), piece];
  }
  return {
    pieces: pieces satisfies Pieces,
    remembers: features.flatMap(({ remembers = [] }) => remembers),
    tools: features.flatMap(({ tool }) => tool ?? []),
  };
}

function placedPieces({ pieces = {} }: Feature) {
  const slots: readonly PieceSlot[] = ['above-header', 'header', 'menu', 'before-footer', 'error'];
  return slots.flatMap((slot) => {
    const piece = pieces[slot];
    return piece ? [[slot, piece] as const] : [];
  });
}

export function unlistedBy(features: readonly Feature[]): string[] {
  return features.flatMap(({ tool, unlisted = [] }) => [...(tool ? [tool.at] : []), ...unlisted]).sort();
}

export function privatePathsOf(features: readonly Feature[]): string[] {
  return features.flatMap(({ privatePaths = [] }) => privatePaths);
}

export interface OpenFeatures extends Required<Omit<OpenFeature, 'reader' | 'partners' | 'offers'>> {
  readers: readonly ReaderPart[];
}

export async function openFeatures(
  configured: ConfiguredFeatures,
  parts: Omit<FeatureParts, 'partners' | 'others'>,
): Promise<OpenFeatures> {
  const opened: OpenFeature[] = [];
  const others = offersOf(opened);
  let partners = noPartners;
  for (const [feature, values] of configured) {
    const open = await feature.open?.({ ...parts, partners, others }, values);
    if (!open) continue;
    opened.push(open);
    partners = open.partners ?? partners;
  }
  return {
    routes: opened.flatMap(({ routes = [] }) => routes),
    hostsApart: opened.flatMap(({ hostsApart = [] }) => hostsApart),
    readers: opened.flatMap(({ reader }) => reader ?? []),
    forBlocks: Object.assign({}, ...opened.map(({ forBlocks }) => forBlocks)),
    provides: Object.assign({}, ...opened.map(({ provides }) => provides)),
    tellsCaches: opened.find(({ tellsCaches }) => tellsCaches)?.tellsCaches ?? (() => 'of none'),
    sitemap: async () => (await Promise.all(opened.map((each) => each.sitemap?.() ?? []))).flat(),
    close: async () => {
      for (const each of opened.toReversed()) await each.close?.();
    },
  };
}

function offersOf(opened: readonly OpenFeature[]): Offers {
  const first = <Name extends keyof Offers>(name: Name): Offers[Name] | undefined =>
    opened.find(({ offers }) => offers?.[name])?.offers?.[name];
  return {
    cmsNotifies: () => first('cmsNotifies')?.() ?? false,
    member: async (request) => first('member')?.(request),
    signInLinks: (after) => first('signInLinks')?.(after) ?? [],
    saysYes: (request) => first('saysYes')?.(request) ?? false,
    hasFullConsent: async (request) => (await first('hasFullConsent')?.(request)) ?? false,
    onSignIn: async (person) => {
      await Promise.all(opened.map(({ offers }) => offers?.onSignIn?.(person)));
    },
  };
}
