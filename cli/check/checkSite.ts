import site from '#schemas/site.json' with { type: 'json' };
import type { BoundedValue } from '#transformer/json/boundArticle.ts';
import type { ParsedArticle } from '#transformer/parseArticle.ts';
import type { Problem } from '#transformer/problem.ts';
import type { Judge } from '../settings/severityOf.ts';

/** Fields of every article that no site configuration has. */
const fieldsOfArticles = ['path', 'blocks'];
const fieldsOfSites = Object.keys(site.properties).filter((name) => name !== '$schema');

/**
 * Whether a document is a site configuration, by its `$schema` or its fields.
 * @param isKnown whether its source says so
 */
export function isSiteConfiguration(parsed: ParsedArticle, isKnown = false): parsed is BoundedValue {
  if (!parsed.ok) return false;
  if (isKnown) return true;
  const { value } = parsed;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if (fieldsOfArticles.some((name) => Object.hasOwn(value, name))) return false;
  const schema = '$schema' in value ? value.$schema : undefined;
  if (typeof schema === 'string' && /(?:^|\/)site\.json$/.test(schema)) return true;
  return fieldsOfSites.some((name) => Object.hasOwn(value, name));
}

/**
 * All problems of a site configuration. The check is loaded on demand, because runs on articles do not need
 * it.
 */
export async function checkSite({ value, problems }: BoundedValue, judge?: Judge): Promise<Problem[]> {
  const { checkSiteConfiguration } = await import('#content/site/checkSiteConfiguration.ts');
  const all = [...problems, ...checkSiteConfiguration(value).problems];
  if (!judge) return all;
  return all.flatMap((problem) => {
    const severity = judge(problem);
    return severity === 'off' ? [] : [{ ...problem, severity }];
  });
}
