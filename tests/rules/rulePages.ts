import { existsSync, readFileSync } from 'node:fs';
import { helpOf } from '#transformer/problems/createProblem.ts';

export interface RulePage {
  id: string;
  /** The word before the first full stop: how much the rule matters. */
  severity: string;
  wrong: readonly PageExample[];
  right: readonly PageExample[];
  /** When the rule says nothing though it might seem that it should. */
  policy: string;
}

/** `html` is a field of HTML, `json` a block, blocks or an article, `text` a whole document as it is read. */
interface PageExample {
  language: string;
  text: string;
}

export function readRulePage(id: string): RulePage | undefined {
  const file = helpOf(id);
  if (!existsSync(file)) return undefined;
  const [lead = '', ...sections] = readFileSync(file, 'utf8').split(/^## /m);
  const [, title = '', severity = ''] = /^# (\S+)\n\n(\w+)\./.exec(lead) ?? [];
  const section = (name: string): string =>
    sections.find((text) => text.startsWith(`${name}\n`))?.slice(name.length) ?? '';
  return {
    id: title,
    severity: severity.toLowerCase(),
    wrong: examples(section('Wrong')),
    right: examples(section('Right')),
    policy: section('Exceptions').trim(),
  };
}

function examples(section: string): PageExample[] {
  return [...section.matchAll(/^```(\w+)\n(.*?)\n```$/gms)].map(([, language = '', text = '']) => ({
    language,
    text,
  }));
}
