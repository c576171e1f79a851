import { missesLists } from '#contracts/placements.ts';
import type { SiteConfiguration } from '#schemas/generated/types.ts';
import { validateSite } from '#schemas/generated/validators.js';
import { createProblem } from '#transformer/problems/createProblem.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import { boundArticle, measureJson } from '#transformer/validate/boundArticle.ts';
import { describeValue } from '#transformer/validate/describeValue.ts';
import { capFaults, createReport, envelopePart, type FoundFault } from '#transformer/validate/report.ts';
import { siteRoot } from '#transformer/validate/schemaRoots.ts';
import * as words from '#transformer/validate/words.ts';
import { missingListsRule } from './missingLists.ts';

export interface CheckedSite {
  configuration: SiteConfiguration;
  problems: Problem[];
  /** Parts without any valid value: a known earlier version still serves. */
  lost: readonly string[];
  /** It is no configuration at all. */
  isUnusable: boolean;
}

/** Removes invalid values from a copy, the smallest part first. Fields are independent. Never throws. */
export function checkSiteConfiguration(written: unknown): CheckedSite {
  if (typeof written !== 'object' || written === null || Array.isArray(written))
    return unusable(
      'schema/type',
      `The document is ${describeValue(written)}; the configuration of a site must be a group of fields.`,
    );
  const measured = measureJson(written);
  if (measured.excess && measured.excess !== 'too-deep')
    return unusable(`json/${measured.excess}`, `${limitMessages[measured.excess]} It is not used.`);
  const bounded = boundArticle(written, '', measured);
  if (!bounded.ok) return { configuration: {}, problems: [bounded.problem], lost: [], isUnusable: true };
  const report = createReport('', [...bounded.problems]);
  const lost: string[] = [];
  let configuration: SiteConfiguration = {};
  for (const [name, value] of Object.entries(bounded.value ?? {})) {
    const part = { [name]: value };
    const { value: left, causes } = words.repair(part, validateSite, () => false);
    report.addAll(
      envelopePart,
      capFaults(causes, (first) =>
        words.describeCauses(first, part, siteRoot).map((cause) => ({ ...cause, severity: 'error' })),
      ),
    );
    if (validateSite(left) && Object.hasOwn(left, name)) configuration = { ...configuration, ...left };
    else lost.push(name);
  }
  const { $schema: _, ...checked } = configuration;
  const { used: single, faults } = withOneConsentTool(checked);
  const { used, faults: repeated } = withUniqueNames(single);
  report.addAll(envelopePart, [
    ...faults,
    ...repeated,
    ...missingLists(used),
    ...missingOfAdServer(used, report.problems),
  ]);
  return { configuration: used, problems: report.problems, lost, isUnusable: false };
}

function unusable(rule: string, message: string): CheckedSite {
  const problem = createProblem({ rule, severity: 'error', path: '', pointer: '', message });
  return { configuration: {}, problems: [problem], lost: [], isUnusable: true };
}

const limitMessages = {
  'too-large': 'The configuration is too large.',
  'too-many-values': 'The configuration has too many values.',
  'too-many-items': 'A list in the configuration is too long.',
} as const;

function missingLists({ placements = [] }: SiteConfiguration): FoundFault[] {
  return placements
    .filter(
      ({ placementName, driver }) => driver && missesLists({ ...driver, articlePlacement: placementName }),
    )
    .map(({ placementName }) => ({
      rule: missingListsRule,
      severity: 'error',
      at: '/placements',
      message: `The driver at ${placementName} is a newsletter form, but no newsletter is selected. Select the newsletters.`,
    }));
}

/** Required for an ad server; optional for the publication's own ads. */
function missingOfAdServer({ ads }: SiteConfiguration, problems: readonly Problem[]): FoundFault[] {
  if (ads?.provider !== 'gpt') return [];
  const needed = { script: 'Script', unitPath: 'Ad unit' } as const;
  return (['script', 'unitPath'] as const)
    .filter((name) => ads[name] === undefined && !problems.some(({ pointer }) => pointer === `/ads/${name}`))
    .map((name) => ({
      rule: 'schema/required',
      severity: 'error',
      at: `/ads/${name}`,
      message: `"${needed[name]}" (${name}) is missing. The ad server needs it, so only house ads are shown.`,
    }));
}

/** Readers are asked once: the first of several tools counts. */
function withOneConsentTool(site: SiteConfiguration): { used: SiteConfiguration; faults: FoundFault[] } {
  const partners = site.outside?.partners ?? [];
  const [first, ...others] = partners.filter(({ kind }) => kind === 'consent');
  if (!first || others.length === 0) return { used: site, faults: [] };
  const left = partners.filter((partner) => !others.includes(partner));
  return {
    used: { ...site, outside: { ...site.outside, partners: left } },
    faults: others.map(({ name }) => ({
      rule: 'schema/max-items',
      severity: 'error',
      at: '/outside/partners',
      message: `"${name}" is a second consent tool; only one is allowed. "${first.name}" is used, and "${name}" is left out.`,
    })),
  };
}

function withUniqueNames(site: SiteConfiguration): { used: SiteConfiguration; faults: FoundFault[] } {
  const { outside, ads, newsletter } = site;
  const faults: FoundFault[] = [];
  function unique<Item>(items: readonly Item[], nameOf: (item: Item) => string, at: string): Item[] {
    const names = new Set<string>();
    return items.filter((item) => {
      const name = nameOf(item);
      const isNew = !names.has(name);
      names.add(name);
      if (!isNew)
        faults.push({
          rule: 'schema/unique-items',
          severity: 'error',
          at,
          message: `"${name}" is in the list twice. The first one is used, the other is left out: give it a different name.`,
        });
      return isNew;
    });
  }
  const byName = ({ name }: { name: string }): string => name;
  const { partners, services, trackers } = outside ?? {};
  return {
    used: {
      ...site,
      ...(outside && {
        outside: {
          ...outside,
          ...(partners && { partners: unique(partners, byName, '/outside/partners') }),
          ...(services && { services: unique(services, byName, '/outside/services') }),
          ...(trackers && { trackers: unique(trackers, byName, '/outside/trackers') }),
        },
      }),
      ...(ads?.slots && { ads: { ...ads, slots: unique(ads.slots, ({ id }) => id, '/ads/slots') } }),
      ...(newsletter && {
        newsletter: { ...newsletter, lists: unique(newsletter.lists, byName, '/newsletter/lists') },
      }),
    },
    faults,
  };
}
