import { ConfigurationError } from '#platform/configuration/setting.ts';

/** The first with all that the code asks of it, such as `Map.groupBy`. An older one starts, and then fails at single blocks. */
export const oldestNode = 22;

/**
 * Makes sure that the server runs in a Node.js that knows all it was written with.
 *
 * @param version as `process.version` has it, such as `v24.21.0`
 * @throws ConfigurationError where it is too old
 */
export function requireNode(version: string): void {
  const major = Number(/^v(\d+)\./.exec(version)?.[1]);
  if (major >= oldestNode) return;
  throw new ConfigurationError(
    `This is Node.js ${version}, and Pagewell needs ${oldestNode} or later. "npm start" takes the right one, which is also at node_modules/.bin/node.`,
  );
}

/**
 * Makes sure that React runs the build that was meant: without `NODE_ENV` it takes the one for developers, which renders at half the speed.
 *
 * @throws ConfigurationError if it is not set
 */
export function requireMode(mode: string | undefined): void {
  if (mode) return;
  throw new ConfigurationError(
    'NODE_ENV is not set. Start with NODE_ENV=production in the environment, or with "npm start", which sets it.',
  );
}
