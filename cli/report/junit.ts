import type { Problem } from '#transformer/problems/problem.ts';
import { type Outcome, problemsOf } from '../findings/outcome.ts';
import { countBySeverity, type Gate, reaches } from '../terminal/counts.ts';
import { closingLine, placeName } from './pretty.ts';
import type { Reporter } from './reporter.ts';

/** A run without findings has one passing case, because an empty report looks broken. */
export const junit: Reporter = (outcome) => {
  const problems = [...problemsOf(outcome)];
  const suites = [...Map.groupBy(problems, ({ file = '', path }) => file || path)].map(([name, group]) =>
    suite(name, group, outcome.gate),
  );
  const all = outcome.complete && problems.length > 0 ? suites : [...suites, whole(outcome)];
  const failures = problems.filter(({ severity }) => reaches(severity, outcome.gate)).length;
  const counts = attributes({
    name: 'pagewell',
    tests: problems.length + all.length - suites.length,
    failures,
    errors: outcome.complete ? 0 : 1,
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${counts}>\n${all.join('\n')}\n</testsuites>\n`;
};

function suite(name: string, problems: readonly Problem[], gate: Gate): string {
  const { error, warning } = countBySeverity(problems);
  const failures = gate === 'error' ? error : error + warning;
  const counts = attributes({ name, tests: problems.length, failures, errors: 0 });
  return [
    `  <testsuite${counts}>`,
    ...problems.map((problem) => testCase(problem, gate)),
    '  </testsuite>',
  ].join('\n');
}

function testCase(problem: Problem, gate: Gate): string {
  const { rule, severity, message, file = '', path, pointer, help } = problem;
  const place = placeName(problem);
  const about = attributes({ name: `${rule} ${place}`, classname: file || path });
  const text = escapeXml(`${place}\n${severity}: ${message}\nat ${pointer || '/'}\n${help}`);
  const body = reaches(severity, gate)
    ? `      <failure${attributes({ message, type: rule })}>${text}</failure>`
    : `      <system-out>${text}</system-out>`;
  return `    <testcase${about}>\n${body}\n    </testcase>`;
}

function whole(outcome: Outcome): string {
  const counts = attributes({
    name: 'pagewell',
    tests: 1,
    failures: 0,
    errors: outcome.complete ? 0 : 1,
  });
  const about = attributes({ name: closingLine(outcome), classname: 'pagewell' });
  const body = outcome.complete ? '' : '<error message="Not everything could be checked."/>';
  return `  <testsuite${counts}>\n    <testcase${about}>${body}</testcase>\n  </testsuite>`;
}

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('');
}

/** XML cannot contain them even as escapes: control characters, surrogate halves, two noncharacters. */
const unwritable = /[\p{Cc}--[\t\n\r]]|[\uFFFE\uFFFF]/gv;

function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(unwritable, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(
      /[\t\n\r\u2028\u2029\u202A-\u202E\u2066-\u2069]/g,
      (character) => `&#${character.charCodeAt(0)};`,
    );
}
