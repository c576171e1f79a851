export function newRuleFiles(family: string, name: string): Map<string, string> {
  const id = `${family}/${name}`;
  const phrase = `${family} ${name.replaceAll('-', ' ')}`;
  const folder = `rules/${id}`;
  return new Map([
    [`${folder}/rule.ts`, rule(id, phrase)],
    [`${folder}/page.md`, page(id, phrase)],
    [`${folder}/cases.ts`, cases(phrase)],
  ]);
}

function rule(id: string, phrase: string): string {
  return `import type { Rule } from '../../engine/rule.ts';

const wrongWords = /\\b${phrase}\\b/i;

/** What is wrong, and why it matters to readers. */
export const rule: Rule = {
  id: '${id}',
  severity: 'warning',
  summary: 'A text says "${phrase}".',
  textPattern: wrongWords,
  text({ text, place }, report) {
    const found = wrongWords.exec(text);
    if (!found) return;
    const [evidence] = found;
    const range = { start: found.index, end: found.index + evidence.length };
    report(place(range), \`Say something else than "\${evidence}".\`, { evidence });
  },
};
`;
}

function page(id: string, phrase: string): string {
  return `# ${id}

Warning. A text says "${phrase}". Say why that matters to readers, and what would be right.

## Wrong

\`\`\`html
<p>Here stands ${phrase}, which is wrong.</p>
\`\`\`

## Right

\`\`\`html
<p>Here stands what readers came for.</p>
\`\`\`

## Exceptions

Words that only begin in the same way. Say what an editor would take for a false alarm.
`;
}

function cases(phrase: string): string {
  return `import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'in a text': { content: '<p>Here stands ${phrase}, and more.</p>', marks: '${phrase}' },
    'in capitals': { content: '<p>${phrase.toUpperCase()}</p>', marks: '${phrase.toUpperCase()}' },
  },
  passes: {
    'a text without it': '<p>Here stands what readers came for.</p>',
    'a longer word': '<p>Here stands ${phrase}xyz.</p>',
    'a word before it': '<p>Here stands xyz${phrase}.</p>',
    'other blanks': '<p>Here stands ${phrase.replace(' ', '-')}.</p>',
    'its name in an address': '<p><a href="/${phrase.replaceAll(' ', '-')}">Here stands more</a></p>',
  },
};
`;
}
