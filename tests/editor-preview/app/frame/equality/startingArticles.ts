import { readdirSync, readFileSync } from 'node:fs';
import type { JsonObject } from '#editor-preview/model/editedValue.ts';
import { giveArticleIds } from '#editor-preview/model/giveIds.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';

export interface StartingArticle {
  readonly file: string;
  readonly path: string;
  readonly json: JsonObject;
}

const readJson = (file: string): JsonObject => JSON.parse(readFileSync(file, 'utf8'));
const filesIn = (folder: string): string[] =>
  readdirSync(folder)
    .toSorted()
    .map((name) => `${folder}/${name}`);

export const articles: readonly StartingArticle[] = filesIn('fixtures/articles').map((file) => {
  const json = giveArticleIds(readJson(file), blockFields);
  return { file, path: String(json.path), json };
});

export const examples: readonly JsonObject[] = filesIn('fixtures/blocks').map((file) => {
  const [, name = '', type = ''] = /(([^/.]+)\.[^/.]*)\.json$/.exec(file) ?? [];
  return { id: name.replace('.', '-'), type, data: readJson(file).data ?? null };
});

const blocksOfOne = 16;

/** Articles that have every example of a block between them. */
export const articlesOfExamples: readonly StartingArticle[] = Array.from(
  { length: Math.ceil(examples.length / blocksOfOne) },
  (_, index) => {
    const path = `/examples/part-${index + 1}`;
    const blocks = examples.slice(index * blocksOfOne, (index + 1) * blocksOfOne);
    const json = giveArticleIds({ path, title: `Examples, part ${index + 1}`, blocks }, blockFields);
    return { file: `examples, part ${index + 1}`, path, json };
  },
);
