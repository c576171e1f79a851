import type { Migration } from '../migrations/migration.ts';
import type { ContractChange } from './change.ts';

export interface ContractReport {
  text: string;
  isCompatible: boolean;
}

/** Further places of the same change are only counted. */
const placesShown = 6;

const wayOut = `Articles that were right would be refused. Take the change back, or write a migration that takes them along and names
these places in its "covers" (docs/content-contract.md says how).`;

export function contractReport(
  changes: readonly ContractChange[],
  migrations: readonly Pick<Migration, 'to' | 'covers'>[],
): ContractReport {
  if (changes.length === 0)
    return { text: 'The contract of content is that of the last release.\n', isCompatible: true };
  const outcomeOf = ({ kind, at }: ContractChange): string => {
    const migration = kind === 'narrower' ? migrations.find(({ covers }) => covers.includes(at)) : undefined;
    return migration ? `migrated to version ${migration.to}` : kind;
  };
  const groups = Map.groupBy(changes, (change) => JSON.stringify([outcomeOf(change), change.description]));
  const lines = [...groups.values()].flatMap((group) => {
    const [change] = group;
    return change
      ? [`  ${outcomeOf(change)}: ${inWords(group.map(({ at }) => at))}: ${change.description}`]
      : [];
  });
  const isCompatible = !changes.some((change) => outcomeOf(change) === 'narrower');
  const head = 'The contract of content, compared with the last release:';
  return { text: [head, ...lines, ...(isCompatible ? [] : ['', wayOut]), ''].join('\n'), isCompatible };
}

function inWords(places: readonly string[]): string {
  const more = places.length - placesShown;
  const shown = places.slice(0, placesShown).join(', ');
  return more > 0 ? `${shown}, and ${more} more` : shown;
}
