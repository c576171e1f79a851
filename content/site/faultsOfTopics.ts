import { isSiteAddress } from '../../contracts/siteAddresses.ts';
import type { HomeContent, Topic } from '../../schemas/generated/types.ts';

/** What no schema can say of topics: each stands once, where the site itself does not answer, and shelves are theirs. */
export function faultsOfTopics(topics: readonly Topic[], home: HomeContent): string[] {
  const paths = topics.map(({ path }) => path);
  const known = new Set(paths);
  return [
    ...paths
      .filter((path, index) => paths.indexOf(path) !== index)
      .map((path) => `The topic ${path} stands in topics.json twice.`),
    ...paths
      .filter((path) => isSiteAddress(path))
      .map((path) => `At ${path} the site itself answers, so nobody would ever see a topic there.`),
    ...(home.shelves ?? [])
      .filter((path) => !known.has(path))
      .map((path) => `home.json has a shelf for ${path}, which is no topic of topics.json.`),
  ];
}
