import { type ClientErrorBatch, maxErrorFrames, maxErrorsPerPage } from '#contracts/errors/errorReport.ts';
import {
  failureNames,
  longestMetricMs,
  longestPageMs,
  type MetricsBatch,
  type PageEnd,
  ratings,
  vitalNames,
} from '#contracts/metrics.ts';
import { buildOf, formFactorOf, formFactors, pageRoutes } from '#contracts/pageFacts.ts';
import errors from '#schemas/client-errors.json' with { type: 'json' };
import type {
  ClientErrorBatch as CheckedErrors,
  MetricsBatch as CheckedMetrics,
} from '#schemas/generated/types.ts';
import metrics from '#schemas/metrics.json' with { type: 'json' };

describe('what browsers measure and what fails in them', () => {
  test('is of the closed lists that the server takes', () => {
    for (const { properties } of [errors, metrics]) {
      expect(properties.route.enum).toEqual(pageRoutes);
      expect(properties.formfactor.enum).toEqual(formFactors);
    }
    const { name, tags, duration } = metrics.$defs.metric.properties;
    expect(name.enum).toEqual([...vitalNames, ...failureNames, 'page.view']);
    expect(tags.properties.rating.enum).toEqual(ratings);
    expect(duration.maximum).toBe(longestMetricMs);
    expect(metrics.$defs.unload.properties.timeOnPage.maximum).toBe(longestPageMs);
    expect(errors.properties.errors.maxItems).toBe(maxErrorsPerPage);
    expect(errors.$defs.error.properties.frames.maxItems).toBe(maxErrorFrames);
  });

  test('has the shape that the server takes', () => {
    const sentMetrics: MetricsBatch = { metrics: [], route: 'home', formfactor: 'mobile' };
    const sentErrors: ClientErrorBatch = { errors: [], route: 'home', formfactor: 'mobile' };
    const end: Record<keyof PageEnd, unknown> = metrics.$defs.unload.properties;
    // The compiler refuses either assignment where the two shapes differ.
    const checkedMetrics: CheckedMetrics = sentMetrics;
    const readMetrics: MetricsBatch = checkedMetrics;
    const checkedErrors: CheckedErrors = sentErrors;
    const readErrors: ClientErrorBatch = checkedErrors;
    expect([readMetrics, readErrors]).toEqual([sentMetrics, sentErrors]);
    expect(end).toHaveProperty('timeOnPage');
  });
});

test('a window is that of a phone below 768 pixels, and of a desktop from 990 on', () =>
  expect([767, 768, 989, 990].map(formFactorOf)).toEqual(['mobile', 'tablet', 'tablet', 'desktop']));

test('a build is named by its loader', () => {
  expect(buildOf('/assets/main-1a2b_c-d.js')).toBe('1a2b_c-d');
  expect(['', '/client/main.ts', '/assets/main.js'].map(buildOf)).toEqual([undefined, undefined, undefined]);
});
