import { anyOf } from '../../engine/anyOf.ts';
import type { Rule } from '../../engine/rule.ts';

const forms: readonly { kind: string; pattern: RegExp }[] = [
  { kind: 'an access key of AWS', pattern: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g },
  { kind: 'a key of Stripe', pattern: /\b[rs]k_(?:live|test)_[0-9A-Za-z]{16,}\b/g },
  { kind: 'a token of GitHub', pattern: /\b(?:gh[pousr]_[0-9A-Za-z]{30,}|github_pat_\w{30,})\b/g },
  { kind: 'a key of Google', pattern: /\bAIza[\w-]{35}(?![\w-])/g },
  { kind: 'a token of Slack', pattern: /\bxox[abeoprs]-[\w-]{10,}/g },
  { kind: 'a private key', pattern: /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----/g },
  { kind: 'a signed token', pattern: /(?<![\w-])eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g },
];

export const rule: Rule = {
  id: 'privacy/secret',
  severity: 'error',
  summary: 'A text contains a secret key or token.',
  textPattern: anyOf(forms.map(({ pattern }) => pattern)),
  text({ text, place }, report) {
    for (const { kind, pattern } of forms) {
      for (const { 0: match, index } of text.matchAll(pattern)) {
        report(
          place({ start: index, end: index + match.length }),
          `This looks like ${kind}. Remove it, and have it revoked and replaced.`,
          { evidence: `${match.slice(0, 4)}…` },
        );
      }
    }
  },
};
