import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { componentFile, componentName } from '#widgets/componentFile.ts';

/** Names that the templates below use, or that are reserved in modules (ECMAScript, 12.7.2). */
const takenNames: ReadonlySet<string> = new Set(
  `ReactNode WidgetProps Paragraphs Registry registry css data present arguments await break case catch class const continue debugger default
  delete do else enum eval export extends false finally for function if implements import in instanceof interface let
  new null package private protected public return static super switch this throw true try typeof undefined var void
  while with yield`.split(/\s+/),
);

/** With a suffix if the name is reserved or would shadow a global. */
function freeName(name: string, suffix = 'Block'): string {
  return takenNames.has(name) || name in globalThis ? `${name}${suffix}` : name;
}

/** Undefined if it can. Must run in the repository's root. */
export function reasonAgainst(name: string): string | undefined {
  const folder = join('widgets', name);
  // A folder of a block type has a `widget.ts`, and is then rejected as taken.
  if (existsSync(folder) && !existsSync(join(folder, 'widget.ts')))
    return `widgets/${name} is used for shared parts of widgets`;
  if (/^(?:shell|editor)-/.test(name))
    return 'the build uses such names for parts of the shell and the editor';
  if (name === 'constructor' || name === 'prototype')
    return 'every JavaScript object already has a property with that name';
  return undefined;
}

function words(blockType: string): string {
  const text = blockType.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function newBlockFiles(blockType: string): Map<string, string> {
  const component = componentName(blockType);
  const title = words(blockType);
  return new Map([
    [`schemas/blocks/${blockType}.json`, schema(blockType, title)],
    [`widgets/${blockType}/widget.ts`, widget(blockType, component)],
    [componentFile(blockType), componentText(blockType, component, title)],
    [`widgets/${blockType}/${component}.styles.ts`, styles(component)],
    [`fixtures/blocks/${blockType}.typical.json`, fixture(title)],
    [`tests/widgets/${blockType}.test.tsx`, test(blockType, title)],
  ]);
}

export function registerBlock(registry: string, blockType: string): string {
  const name = moduleName(blockType);
  const imported = `import ${name} from './${blockType}/widget.ts';\n`;
  const entry = name === blockType ? `  ${name},\n` : `  '${blockType}': ${name},\n`;
  const withImport = insertSorted(
    registry,
    imported,
    blockType,
    /^import \w+ from '\.\/([a-z0-9-]+)\/widget\.ts';\n/gm,
  );
  return insertSorted(withImport, entry, blockType, /^ {2}'?([a-z][a-z0-9-]*)'?(?:: \w+)?,\n/gm);
}

function insertSorted(text: string, line: string, blockType: string, kind: RegExp): string {
  const lines = [...text.matchAll(kind)];
  const next = lines.find(([, type = '']) => type > blockType);
  const last = lines.at(-1);
  if (!last)
    throw new Error('widgets/registry.ts does not have the expected form, so the entry cannot be added.');
  const at = next?.index ?? last.index + last[0].length;
  return text.slice(0, at) + line + text.slice(at);
}

export function moduleName(name: string, suffix = 'Block'): string {
  return freeName(
    name.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase()),
    suffix,
  );
}

function schema(blockType: string, title: string): string {
  const content = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `https://pagewell.example/schemas/blocks/${blockType}.json`,
    title,
    description: `${title}: what it is for, in a sentence for editors.`,
    type: 'object',
    additionalProperties: false,
    required: ['text'],
    properties: {
      text: {
        $ref: '../shared.json#/$defs/text',
        title: 'Text',
        description: 'Text of the block.',
      },
    },
    'x-editor': { group: 'editorial', summaryField: 'text' },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function widget(blockType: string, component: string): string {
  return `import { widget } from '#transformer/registry/widget.ts';

export default widget('${blockType}', { load: () => import('./${component}.tsx') });
`;
}

function componentText(blockType: string, component: string, title: string): string {
  const style = styleName(component);
  return `import type { ReactNode } from 'react';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { Paragraphs } from '../ui/PlainText.tsx';
import { present } from '../ui/presentText.ts';
import { ${style} } from './${component}.styles.ts';

/** ${title}: what a reader gets from it. */
export default function ${freeName(component)}({ data }: WidgetProps<'${blockType}'>): ReactNode {
  return present(data.text) ? <Paragraphs className={${style}} text={data.text} /> : null;
}
`;
}

function styleName(component: string): string {
  return freeName(component.charAt(0).toLowerCase() + component.slice(1));
}

function styles(component: string): string {
  return `import { css } from '@linaria/core';

export const ${styleName(component)} = css\`
  max-width: var(--measure);
  margin-block: var(--space-5);
\`;
`;
}

function fixture(title: string): string {
  const content = { title: 'Typical', data: { text: `${title} as an editor would fill it in.` } };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function test(blockType: string, title: string): string {
  return `/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import typical from '#fixtures/blocks/${blockType}.typical.json' with { type: 'json' };
import { showBlock } from '../support/shownBlock.ts';

describe('${title.toLowerCase()}', () => {
  test('shows its text', () => {
    showBlock('${blockType}', typical.data);
    expect(screen.getByText(typical.data.text)).toBeTruthy();
  });
});
`;
}
