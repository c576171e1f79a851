/** @jest-environment jsdom */

import { searchText } from '#content/text/searchText.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import { pointerKeys } from '#contracts/json/jsonPointer.ts';
import { blockTypes } from '#schemas/blockTypes.ts';
import { contentSchemas } from '#schemas/catalogue.ts';
import { isBlockReference, type LocatedSchema, resolveSchema } from '#schemas/jsonSchema.ts';
import { transformArticle } from '#transformer/transformArticle.ts';
import { blockFixtures } from '../hostile/fixtureData.ts';
import { pageRenderer, reader } from '../support/pageRenderer.ts';

const renderer = await pageRenderer();

function htmlOf(type: string, data: unknown): string {
  const article = { path: '/x', title: 'x', blocks: [{ id: 'x', type, data }] };
  const { transformed } = transformArticle(
    article,
    { ...reader, country: 'US' },
    { ...renderer, islandScripts: renderer.assets.islandScripts },
  );
  return transformed?.blocks.find(({ block }) => block.id === 'x')?.rendered.html ?? '';
}

/** A text of several paragraphs: the schema's kind `text`, which the form edits in a field of several lines. */
function isOfParagraphs(written: LocatedSchema['schema']): boolean {
  return written.$ref?.endsWith('shared.json#/$defs/text') ?? false;
}

/** Where in a type's data such texts may stand, by pointers with `*` for items. */
function fieldsOf(located: LocatedSchema, path = '', above: readonly string[] = []): string[] {
  const { $ref } = located.schema;
  if (isOfParagraphs(located.schema)) return [path];
  const key = `${located.file} ${$ref}`;
  if (isBlockReference($ref) || ($ref && above.includes(key))) return [];
  const { schema, file } = resolveSchema(located, contentSchemas);
  const inner = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, field] as const);
  return [...inner, ['*', schema.items] as const].flatMap(([name, field]) =>
    typeof field === 'object' ? fieldsOf({ schema: field, file }, `${path}/${name}`, [...above, key]) : [],
  );
}

function withText(data: unknown, [step, ...rest]: readonly string[], text: string): unknown {
  if (step === undefined) return typeof data === 'string' ? text : undefined;
  if (step === '*') {
    const items: unknown[] = Array.isArray(data) ? data : [];
    const changed = items.map((item) => withText(item, rest, text));
    return changed.every((item) => item === undefined)
      ? undefined
      : changed.map((item, index) => item ?? items[index]);
  }
  const inner = isRecord(data) ? withText(data[step], rest, text) : undefined;
  return inner === undefined ? undefined : { ...(isRecord(data) ? data : {}), [step]: inner };
}

function shown(html: string): Element {
  document.body.innerHTML = html;
  for (const unseen of document.querySelectorAll('script, style, template')) unseen.remove();
  return document.body;
}

function textsWith(root: Element, words: string): Text[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode())
    if (texts.currentNode instanceof Text && texts.currentNode.data.includes(words))
      found.push(texts.currentNode);
  return found;
}

const fields = blockTypes.flatMap((type) =>
  fieldsOf({ schema: { $ref: `blocks/${type}.json` }, file: '' }).map((field) => [type, field] as const),
);

describe('a plain text of several paragraphs', () => {
  test.each(fields)('is shown as paragraphs, with its lines, by %s in %s', (type, field) => {
    const pages = blockFixtures().flatMap((example) => {
      const steps = pointerKeys(field);
      const text = 'Alpha, what matters.\r\n \n\nBeta: call 988 now.\nGamma.\n';
      const data = example.type === type ? withText(example.data, steps, text) : undefined;
      return data === undefined ? [] : [htmlOf(type, data)];
    });
    const firsts = pages.flatMap((html) => {
      const root = shown(html);
      const [alphas, betas, gammas] = ['Alpha', 'Beta', 'Gamma'].map((word) => textsWith(root, word)) as [
        Text[],
        Text[],
        Text[],
      ];
      expect([betas.length, gammas.length]).toEqual([alphas.length, alphas.length]);
      alphas.forEach((alpha, index) => {
        const [first, second] = [alpha.parentElement, betas[index]?.parentElement];
        expect(first).not.toBe(second);
        expect(second?.parentElement).toBe(first?.parentElement);
        expect([first?.localName, second?.localName]).toEqual([
          second?.localName,
          expect.stringMatching(/^(?:p|span)$/),
        ]);
        expect(gammas[index]?.parentElement).toBe(second);
        expect(second?.querySelectorAll('br')).toHaveLength(1);
        expect(second?.textContent).not.toContain('now.Gamma');
        expect(
          first?.localName === 'p' && first.closest('span, bdi, label, small, button, b, strong, h2, h3'),
        ).toBeFalsy();
      });
      // A `p` inside a `p` would be two of them, and an empty one, once it is parsed.
      expect(root.querySelectorAll('p').length).toBe(
        html.replace(/<script.*?<\/script>|<template.*?<\/template>/gs, '').match(/<p[\s>]/g)?.length ?? 0,
      );
      return alphas;
    });
    expect(firsts.length).toBeGreaterThan(0);
  });

  test.each(fields)('keeps its words apart for search: %s in %s', (type, field) => {
    const text = 'Alpha.\n\nBeta\nGamma';
    const found = blockFixtures().flatMap((example) => {
      const data = example.type === type ? withText(example.data, pointerKeys(field), text) : undefined;
      return data === undefined ? [] : [searchText({ title: 'x', blocks: [{ type, data }] }).body];
    });
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((body) => !body.includes('Alpha. Beta Gamma'))).toEqual([]);
  });

  test('is looked for in many block types', () =>
    expect(new Set(fields.map(([type]) => type)).size).toBeGreaterThan(15));
});
