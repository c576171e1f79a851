import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, styleText } from 'node:util';
import { dayAt } from '#contracts/siteTime.ts';
import type { RuleInfo } from '#rules/engine/rule.ts';
import { ruleCatalogue } from '#rules/ruleCatalogue.ts';
import { helpOf } from '#transformer/problems/createProblem.ts';
import { nearestName } from '#transformer/validate/nearestName.ts';
import { type Paint, severityColours } from '../report/pretty.ts';
import { type PlacedConfiguration, readConfiguration } from '../settings/configuration.ts';
import { customRuleModules } from '../settings/ruleModules.ts';
import type { Command } from '../terminal/command.ts';
import { exitStatus, UsageError } from '../terminal/exitStatus.ts';
import type { Output } from '../terminal/output.ts';
import { CheckerPool } from '../threads/checkerPool.ts';
import type { CustomRuleInfo } from '../threads/threadMessages.ts';

const usage = `pagewell rules [RULE | FAMILY] [--custom-rules PLACE] [--config FILE] [--format pretty|json]
  Lists the rules that articles are checked by, or those of a family such as html, or shows the page of one rule. Custom
  rules of the configuration are among them.`;

export const rulesCommand: Command = { usage, run: rules };

async function rules(args: readonly string[], { out, colour }: Output): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'pretty' },
      'custom-rules': { type: 'string', multiple: true, default: [] },
      config: { type: 'string' },
    },
  });
  const { format } = values;
  const [requested, ...others] = positionals;
  if (others.length > 0) throw new UsageError('name only one rule or one family');
  if (format !== 'pretty' && format !== 'json')
    throw new UsageError(`--format must be pretty or json, not "${format}"`);
  const paint: Paint = (style, text) => (colour ? styleText(style, text, { validateStream: false }) : text);
  const custom = await customRules(await readConfiguration(values.config), values['custom-rules']);
  const all = [...ruleCatalogue, ...custom];
  const found = requested === undefined ? all : rulesNamed(requested, all);
  const [only] = found;
  if (format === 'json') out(`${JSON.stringify(found, null, 2)}\n`);
  else if (only === undefined || only.id !== requested) out(ruleList(found, paint));
  else out(custom.includes(only) ? customRulePage(only, paint) : rulePage(only.id, paint));
  return exitStatus.ok;
}

async function customRules(
  configuration: PlacedConfiguration,
  places: readonly string[],
): Promise<readonly CustomRuleInfo[]> {
  const settings = {
    day: dayAt(new Date(), undefined),
    rules: [],
    configuration,
    ruleModules: customRuleModules(configuration, places),
  };
  const pool = new CheckerPool(settings);
  try {
    return await pool.customRules();
  } finally {
    await pool.end();
  }
}

function rulesNamed(requested: string, all: readonly RuleInfo[]): readonly RuleInfo[] {
  const rule = all.find(({ id }) => id === requested);
  if (rule) return [rule];
  const family = requested.replace(/\/\*?$/, '');
  const ofFamily = all.filter(({ id }) => id.startsWith(`${family}/`));
  if (ofFamily.length > 0) return ofFamily;
  const near = nearestName(
    requested,
    all.map(({ id }) => id),
  );
  throw new UsageError(
    `the rule "${requested}" was not found.${near ? ` Did you mean ${near}?` : ''} pagewell rules lists all rules`,
  );
}

function ruleList(found: readonly RuleInfo[], paint: Paint): string {
  const width = Math.max(...found.map(({ id }) => id.length));
  const longestSeverity = 'warning'.length;
  const lines = found.map(
    ({ id, severity, summary }) =>
      `${paint('bold', id)}${' '.repeat(width - id.length)}  ${paint(severityColours[severity], severity)}${' '.repeat(longestSeverity - severity.length)}  ${summary}\n`,
  );
  return lines.join('');
}

/** A custom rule's documentation is the publisher's. */
function customRulePage({ id, severity, summary, help }: CustomRuleInfo, paint: Paint): string {
  return `${paint('bold', id)}\n\n${paint(severityColours[severity], severity)}  ${summary}\n${help === undefined ? '' : `${help}\n`}`;
}

function rulePage(id: string, paint: Paint): string {
  let inCode = false;
  const lines = readFileSync(join(projectFolder(), helpOf(id)), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('```')) {
        inCode = !inCode;
        return [];
      }
      if (inCode) return [`    ${paint('cyan', line)}`];
      const heading = /^#+ (.*)$/.exec(line)?.[1];
      return [heading === undefined ? line : paint('bold', heading)];
    });
  return lines.join('\n');
}

/**
 * The pages are next to the rules' sources; built command and source are at the same depth in the project.
 */
function projectFolder(): string {
  const start = dirname(fileURLToPath(import.meta.url));
  for (let folder = start; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'rules/schema/invalid/page.md'))) return folder;
  }
  throw new Error(`the folder rules/ with the pages of the rules is missing above ${start}`);
}
