import { act, render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { valueAt } from '#contracts/json/jsonPointer.ts';
import { applyOperation } from '#editing/applyOperation.ts';
import type { EditedArticle } from '#editing/editedArticle.ts';
import type { JsonObject } from '#editing/editedValue.ts';
import { giveArticleIds } from '#editing/giveIds.ts';
import type { Change } from '#editing/operation.ts';
import { readArticle } from '#editing/readValue.ts';
import { articleJson } from '#editing/writeValue.ts';
import type { EditOptions } from '#editor-preview/document/edit.ts';
import BlockForm from '#editor-preview/forms/BlockForm.tsx';
import type { BlockFormProps } from '#editor-preview/forms/blockFormProps.ts';
import { WhenServerIsBackProvider } from '#editor-preview/forms/field/formParts.ts';
import { loadSchemas } from '#editor-preview/forms/schema/loadSchemas.ts';
import { check } from '#quality/check.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import type { Problem } from '#transformer/problem.ts';

interface Shown {
  readonly article: EditedArticle;
  readonly block: string;
  readonly focusedPointer: string | undefined;
  readonly problems: readonly Problem[];
}

export interface FormHost {
  readonly json: (pointer?: string) => unknown;
  readonly edits: readonly (EditOptions & { changes: readonly Change[] })[];
  readonly focused: readonly (string | undefined)[];
  readonly openedBlocks: readonly string[];
  readonly checkNow: () => readonly Problem[];
  readonly open: (block: string) => Promise<void>;
  readonly leadTo: (pointer: string | undefined) => void;
  readonly serverIsBack: () => void;
  readonly changeElsewhere: (...changes: Change[]) => void;
}

/** A form as the tool shows it: what is edited in it is applied to the article, which it shows again. */
export async function openForm(
  json: JsonObject,
  block: string,
  options: Partial<Pick<BlockFormProps, 'onAddBlock'>> = {},
): Promise<FormHost> {
  const edits: (EditOptions & { changes: readonly Change[] })[] = [];
  const focused: (string | undefined)[] = [];
  const openedBlocks: string[] = [];
  let shown: Shown = {
    article: readArticle({ json: giveArticleIds(json, blockFields) }, blockFields),
    block,
    focusedPointer: undefined,
    problems: [],
  };
  let showAgain: (next: Shown) => void = () => {};
  const show = (next: Partial<Shown>): void => {
    shown = { ...shown, ...next };
    showAgain(shown);
  };
  const apply = (changes: readonly Change[]): void => {
    const outcome = applyOperation(shown.article, { changes }, blockFields);
    if (!outcome.ok) throw new Error(`A change was refused: ${outcome.refusal}.`);
    show({ article: outcome.article });
  };
  const edit: BlockFormProps['edit'] = (changes, editOptions) => {
    edits.push({ changes, ...editOptions });
    apply(changes);
  };
  const waiting = new Set<() => void>();
  const whenServerIsBack = (listener: () => void) => {
    waiting.add(listener);
    return () => waiting.delete(listener);
  };
  function Host(): ReactNode {
    const [now, setNow] = useState(shown);
    showAgain = setNow;
    return (
      <WhenServerIsBackProvider value={whenServerIsBack}>
        <BlockForm
          {...now}
          {...options}
          edit={edit}
          onFocusField={(pointer) => focused.push(pointer)}
          onOpenBlock={(id) => openedBlocks.push(id)}
        />
      </WhenServerIsBackProvider>
    );
  }
  const typeOf = (id: string): string => String(shown.article.nodes.get(id)?.fields.type ?? '');
  await loadSchemas(typeOf(block));
  render(<Host />);
  return {
    json: (pointer = '') => valueAt(articleJson(shown.article), pointer),
    edits,
    focused,
    openedBlocks,
    checkNow: () => {
      const problems = check(articleJson(shown.article));
      act(() => show({ problems }));
      return problems;
    },
    open: async (id) => {
      await loadSchemas(typeOf(id));
      act(() => show({ block: id, focusedPointer: undefined }));
    },
    leadTo: (focusedPointer) => act(() => show({ focusedPointer })),
    serverIsBack: () =>
      act(() => {
        for (const listener of waiting) listener();
      }),
    changeElsewhere: (...changes) => act(() => apply(changes)),
  };
}

export function articleWith(type: string, data: JsonObject = {}, others: JsonObject = {}): JsonObject {
  return {
    path: '/nutrition/magnesium',
    title: 'Magnesium: what it does, and which form to take',
    blocks: [{ id: 'b', type, data, ...others }],
  };
}
