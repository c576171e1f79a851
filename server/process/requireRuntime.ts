import { ConfigurationError } from '#platform/configuration/setting.ts';

/** The first with everything that the code uses, such as `Map.groupBy`. Older ones start, and fail at single blocks. */
export const oldestNode = 22;

/**
 * Checks the version of Node.js.
 * @param version as in `process.version`, such as `v24.21.0`
 * @throws ConfigurationError if it is too old
 */
export function requireNode(version: string): void {
  const major = Number(/^v(\d+)\./.exec(version)?.[1]);
  if (major >= oldestNode) return;
  throw new ConfigurationError(
    `This is Node.js ${version}, and Pagewell needs ${oldestNode} or later. "npm start" takes the right one, which is also at node_modules/.bin/node.`,
  );
}

/**
 * Requires `NODE_ENV`: without it React runs its development build at half the speed.
 * @throws ConfigurationError if it is not set
 */
export function requireMode(mode: string | undefined): void {
  if (mode) return;
  throw new ConfigurationError(
    'NODE_ENV is not set. Start with NODE_ENV=production in the environment, or with "npm start", which sets it.',
  );
}
