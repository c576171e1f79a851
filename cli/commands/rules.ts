import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, styleText } from 'node:util';
import type { RuleInfo } from '../../quality/rule.ts';
import { ruleCatalogue } from '../../quality/ruleCatalogue.ts';
import { helpOf } from '../../transformer/createProblem.ts';
import type { Severity } from '../../transformer/problem.ts';
import { nearestName } from '../../transformer/validate/nearestName.ts';
import type { Command } from '../command.ts';
import { exitStatus, UsageError } from '../exitStatus.ts';
import type { Output } from '../output.ts';

const usage = `pagewell rules [RULE | FAMILY] [--format pretty|json]
  Lists the rules that articles are checked by, or those of a family such as html, or shows the page of one rule.`;

/** `pagewell rules`: what there is to know of the rules, in the terminal. */
export const rulesCommand: Command = { usage, run: rules };

function rules(args: readonly string[], { out, colour }: Output): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { format: { type: 'string', default: 'pretty' } },
  });
  const { format } = values;
  const [asked, ...others] = positionals;
  if (others.length > 0) throw new UsageError('ask for one rule or one family at a time');
  if (format !== 'pretty' && format !== 'json') {
    throw new UsageError(`--format is pretty or json, not "${format}"`);
  }
  const paint: Paint = (style, text) => (colour ? styleText(style, text, { validateStream: false }) : text);
  const found = asked === undefined ? ruleCatalogue : rulesNamed(asked);
  const [only] = found;
  if (format === 'json') out(`${JSON.stringify(found, null, 2)}\n`);
  else out(only?.id === asked && asked !== undefined ? rulePage(asked, paint) : ruleList(found, paint));
  return exitStatus.ok;
}

type Paint = (style: Parameters<typeof styleText>[0], text: string) => string;

const colours = { error: 'red', warning: 'yellow', info: 'cyan' } as const satisfies Record<Severity, string>;

/** @throws UsageError where there is neither a rule nor a family of this name */
function rulesNamed(asked: string): readonly RuleInfo[] {
  const rule = ruleCatalogue.find(({ id }) => id === asked);
  if (rule) return [rule];
  const family = asked.replace(/\/\*?$/, '');
  const ofFamily = ruleCatalogue.filter(({ id }) => id.startsWith(`${family}/`));
  if (ofFamily.length > 0) return ofFamily;
  const near = nearestName(
    asked,
    ruleCatalogue.map(({ id }) => id),
  );
  throw new UsageError(
    `there is no rule "${asked}".${near ? ` Did you mean ${near}?` : ''} pagewell rules lists them all`,
  );
}

function ruleList(found: readonly RuleInfo[], paint: Paint): string {
  const width = Math.max(...found.map(({ id }) => id.length));
  const longestSeverity = 'warning'.length;
  const lines = found.map(
    ({ id, severity, summary }) =>
      `${paint('bold', id)}${' '.repeat(width - id.length)}  ${paint(colours[severity], severity)}${' '.repeat(longestSeverity - severity.length)}  ${summary}\n`,
  );
  return lines.join('');
}

/** The page of a rule as it is read in a terminal: without the marks of Markdown, code moved in. */
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

/** The pages stand beside the rules' sources, in the folder above the built command as above its source. */
function projectFolder(): string {
  const start = dirname(fileURLToPath(import.meta.url));
  for (let folder = start; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'quality', 'rules'))) return folder;
  }
  throw new Error(`the folder quality/rules is missing above ${start}, so there are no pages to show`);
}
