import { ruleCatalogue } from '../../quality/ruleCatalogue.ts';
import { nearestName } from '../../transformer/validate/nearestName.ts';
import { UsageError } from '../exitStatus.ts';
import { loadRules } from './customRules.ts';

/**
 * Checks that every rule that is asked for exists: one that is misspelt would find nothing, and pass for a clean run.
 *
 * @param asked rules, or families of them as `html/*`
 * @param modules of a publisher's own rules
 * @throws UsageError with the name that was probably meant
 */
export async function requireRules(asked: readonly string[], modules: readonly string[]): Promise<void> {
  if (asked.length === 0) return;
  const ids = [...ruleCatalogue, ...(await loadRules(modules))].map(({ id }) => id);
  const names = new Set([...ids, ...ids.map((id) => `${id.split('/')[0]}/*`)]);
  for (const name of asked) {
    if (names.has(name)) continue;
    const near = nearestName(name, [...names]);
    throw new UsageError(
      `there is no rule ${name}.${near ? ` Did you mean ${near}?` : ''} pagewell rules lists them all`,
    );
  }
}
