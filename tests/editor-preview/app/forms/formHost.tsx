import { act, render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { valueAt } from '#contracts/json/jsonPointer.ts';
import type { EditOptions } from '#editor-preview/app/document/edit.ts';
import BlockForm from '#editor-preview/app/forms/BlockForm.tsx';
import type { BlockFormProps } from '#editor-preview/app/forms/blockFormProps.ts';
import { ReconnectProvider } from '#editor-preview/app/forms/field/formParts.ts';
import { loadSchemas } from '#editor-preview/app/forms/schema/loadSchemas.ts';
import { applyOperation } from '#editor-preview/model/applyOperation.ts';
import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import type { JsonObject } from '#editor-preview/model/editedValue.ts';
import { giveArticleIds } from '#editor-preview/model/giveIds.ts';
import type { Change } from '#editor-preview/model/operation.ts';
import { readArticle } from '#editor-preview/model/readValue.ts';
import { articleJson } from '#editor-preview/model/writeValue.ts';
import { check } from '#rules/check.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import { articleOf } from '../../../support/someBlocks.ts';

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
      <ReconnectProvider value={whenServerIsBack}>
        <BlockForm
          {...now}
          {...options}
          edit={edit}
          onFocusField={(pointer) => focused.push(pointer)}
          onOpenBlock={(id) => openedBlocks.push(id)}
        />
      </ReconnectProvider>
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
  return articleOf('/nutrition/magnesium', 'Magnesium: what it does, and which form to take', [
    { id: 'b', type, data, ...others },
  ]);
}
