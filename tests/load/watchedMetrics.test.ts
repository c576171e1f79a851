import { readFileSync } from 'node:fs';
import { Registry } from 'prom-client';
import { observeUpstream } from '#server/observability/observeUpstream.ts';
import { startBuiltServer } from '../support/builtServer.ts';

const ofPrometheus = ['up'];

function metricsIn(expression: string): string[] {
  const bare = expression
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(?:by|without)\s*\([^)]*\)|\b(?:and|unless)\b/g, '');
  return [...bare.matchAll(/\b[a-z][a-z_0-9]*\b(?!\s*\()/g)].map(([name]) => name);
}

const rules = readFileSync('deploy/prometheus/alerts.yml', 'utf8');
const alerts = [...rules.matchAll(/^ +expr: (?:>-\n)?([\s\S]*?)\n +(?:for|labels):/gm)].map(
  ([, expression = '']) => expression,
);
const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(
  readFileSync('deploy/grafana/pagewell.json', 'utf8'),
);
const graphs = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

test.each([
  ['sum by (le) (rate(a_total{b="c"}[5m])) > 0.01', ['a_total']],
  ['histogram_quantile(0.95, sum(rate(a_bucket[1h])))', ['a_bucket']],
  ['up{job="x"} == 0', ['up']],
  ['rate(a_total[5m]) > 1\n and increase(b_total[5m]) > 2', ['a_total', 'b_total']],
])('in %s there are %j', (expression, names) => expect(metricsIn(expression)).toEqual(names));

test('every metric of an alert or a graph is one that the server tells', async () => {
  const server = await startBuiltServer({
    PRICING_API_URL: 'http://localhost:9',
    CDN_PURGE: 'http:http://localhost:9',
  });
  let told: string;
  try {
    told = await (await fetch(`${server.origin}/metrics`)).text();
  } finally {
    await server.stop();
  }
  // Where there is a CMS.
  const registry = new Registry();
  observeUpstream(registry, () => {
    throw new Error('Names are asked for, and no numbers.');
  });
  const names = registry.getMetricsAsArray().map(({ name }) => name);
  for (const [, name = '', kind] of told.matchAll(/^# TYPE (\S+) (\S+)$/gm))
    names.push(name, ...(kind === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : []));

  const asked = [...new Set([...alerts, ...graphs].flatMap(metricsIn))];
  expect(asked.length).toBeGreaterThan(12);
  expect(asked.filter((name) => !names.includes(name) && !ofPrometheus.includes(name))).toEqual([]);
});
