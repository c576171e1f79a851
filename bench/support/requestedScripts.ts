import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

interface RequestedScript {
  /** From the site's root. */
  path: string;
  /** Whether it waited until the page had loaded. */
  isLate: boolean;
  bytes: number;
}

/** React and what hydrates: in the build's file of this name. */
const reactFile = /\/assets\/hydrate-/;

export interface RequestedScripts {
  /** Our own until the page had loaded. */
  first: RequestedScript[];
  /** Our own from then on. */
  late: RequestedScript[];
  react: RequestedScript[];
}

export async function requestedScripts(page: Page): Promise<RequestedScripts> {
  const asked = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    if (!(visit instanceof PerformanceNavigationTiming)) throw new Error('The visit was not timed.');
    return performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({
        path: new URL(name).pathname,
        isLate: startTime > visit.loadEventStart,
      }))
      .filter(({ path }) => path.endsWith('.js'));
  });
  const scripts = [...new Map(asked.map((each) => [each.path, each])).values()].map((each) => ({
    ...each,
    bytes: gzipped(each.path),
  }));
  const isReact = ({ path }: RequestedScript): boolean => reactFile.test(path);
  const ours = scripts.filter((each) => !isReact(each));
  return {
    first: ours.filter(({ isLate }) => !isLate),
    late: ours.filter(({ isLate }) => isLate),
    react: scripts.filter(isReact),
  };
}

/** What a file of the build weighs after gzip, in bytes. */
export function gzipped(path: string): number {
  return gzipSync(readFileSync(`dist/client${path}`)).length;
}

/** What files weigh together, in bytes. */
export function weightOf(files: readonly { bytes: number }[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

export function bytes(count: number): string {
  return count.toLocaleString('en-US');
}
