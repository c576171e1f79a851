import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

export async function axeViolations(page: Page, options: RunOptions = {}): Promise<string[]> {
  // The page's policy on scripts does not bind the debugger, which this goes through.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (runOptions) => {
    // The style sheet is inline, so there is nothing that axe would have to load first.
    const results = await window.axe?.run(document, {
      resultTypes: ['violations'],
      preload: false,
      ...runOptions,
    });
    if (!results) throw new Error('axe is not there');
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  }, options);
}

/** In the other colour scheme nothing but the colours is different. */
export const onlyColours: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };
