import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ruleCatalogue } from '#rules/ruleCatalogue.ts';
import { helpOf } from '#transformer/problems/createProblem.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import type { Finding } from '../check/placeProblems.ts';
import type { Outcome } from '../findings/outcome.ts';
import { visible } from '../terminal/output.ts';
import { severityNames, worstFirst } from './pretty.ts';
import type { Reporter } from './reporter.ts';

/** GitHub accepts at most 25,000 results of a run, and shows 5,000; the worst come first. */
const maxResults = 5_000;

/** For code scanning. Known problems are marked: otherwise they would count as fixed, and as new later. */
export const sarif: Reporter = (outcome) => {
  const findings = outcome.withFindings
    .flatMap((document) => document.findings)
    .sort(
      (one, other) =>
        Number(one.isKnown ?? false) - Number(other.isKnown ?? false) ||
        worstFirst.indexOf(one.problem.severity) - worstFirst.indexOf(other.problem.severity),
    );
  const shown = findings.slice(0, maxResults);
  const rules = [...new Set(shown.map(({ problem }) => problem.rule))].sort();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'pagewell', rules: rules.map(ruleOf) } },
        // JavaScript counts columns in UTF-16 units.
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { SRCROOT: { uri: `${pathToFileURL(process.cwd()).href}/` } },
        invocations: [invocationOf(outcome, findings.length - shown.length)],
        results: shown.map((finding) => resultOf(finding, rules, outcome)),
      },
    ],
  };
  return `${visible(JSON.stringify(log, null, 2))}\n`;
};

const summaries: ReadonlyMap<string, string> = new Map(ruleCatalogue.map(({ id, summary }) => [id, summary]));

function ruleOf(id: string) {
  return {
    id,
    shortDescription: { text: summaries.get(id) ?? id },
    help: { text: `See ${helpOf(id)}, or: pagewell rules ${id}` },
  };
}

function invocationOf(outcome: Outcome, left: number) {
  const notes = [
    ...(outcome.complete ? [] : ['The run is incomplete: not everything could be checked.']),
    ...(left > 0 ? [`${left} more findings are not in this report.`] : []),
  ];
  return {
    executionSuccessful: outcome.complete,
    toolExecutionNotifications: notes.map((text) => ({ level: 'warning', message: { text } })),
  };
}

function resultOf({ problem, isKnown = false }: Finding, rules: readonly string[], { known }: Outcome) {
  const { rule, severity, message, fingerprint, related = [] } = problem;
  const hasBaseline = known.met > 0 || known.fixed > 0;
  return {
    ruleId: rule,
    ruleIndex: rules.indexOf(rule),
    level: severityNames[severity],
    message: { text: message },
    locations: [locationOf(problem)],
    partialFingerprints: { 'pagewell/v1': fingerprint },
    ...(hasBaseline ? { baselineState: isKnown ? 'unchanged' : 'new' } : {}),
    ...(isKnown ? { suppressions: [{ kind: 'external', justification: 'known before' }] } : {}),
    ...(related.length > 0
      ? {
          relatedLocations: related.map(({ pointer, message: text }, id) => ({
            id,
            message: { text },
            logicalLocations: [{ fullyQualifiedName: pointer || '/' }],
          })),
        }
      : {}),
  };
}

function locationOf({ file = '', pointer, line, column, endLine, endColumn }: Problem) {
  return {
    physicalLocation: {
      artifactLocation: addressOf(file),
      ...(line === undefined
        ? {}
        : {
            region: {
              startLine: line,
              startColumn: column ?? 1,
              ...(endLine === undefined ? {} : { endLine }),
              ...(endColumn === undefined ? {} : { endColumn }),
            },
          }),
    },
    logicalLocations: [{ fullyQualifiedName: pointer || '/' }],
  };
}

function addressOf(file: string) {
  if (/^(?:store|api):/.test(file)) return { uri: encodeURI(file) };
  const inside = relative(process.cwd(), resolve(file)).replaceAll('\\', '/');
  if (inside.startsWith('..')) return { uri: pathToFileURL(resolve(file)).href };
  return { uri: inside.split('/').map(encodeURIComponent).join('/'), uriBaseId: 'SRCROOT' };
}
