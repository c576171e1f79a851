import { ConfigurationError } from '#platform/configuration/setting.ts';

/** Older versions start, and fail at single blocks: they lack functions such as `Map.groupBy`. */
export const oldestNode = 22;

/** @throws ConfigurationError if it is too old */
export function requireNode(version: string): void {
  const major = Number(/^v(\d+)\./.exec(version)?.[1]);
  if (major >= oldestNode) return;
  throw new ConfigurationError(
    `This is Node.js ${version}, but Pagewell needs ${oldestNode} or later. "npm start" uses the right version, which is also at node_modules/.bin/node.`,
  );
}

/** Without it React runs its development build at half the speed. @throws ConfigurationError if it is not set */
export function requireMode(mode: string | undefined): void {
  if (mode) return;
  throw new ConfigurationError(
    'NODE_ENV is not set. Start with NODE_ENV=production in the environment, or with "npm start", which sets it.',
  );
}
