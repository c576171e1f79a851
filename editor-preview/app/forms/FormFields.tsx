import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { articleItself, type EditedArticle } from '#editor-preview/model/editedArticle.ts';
import { isEditedObject } from '#editor-preview/model/editedValue.ts';
import { nodeAt } from '#editor-preview/model/writeValue.ts';
import type { SchemaLibrary } from '#schemas/jsonSchema.ts';
import type { BlockFormProps } from './blockFormProps.ts';
import { controls } from './controls.ts';
import { placeOfField, type ValuePlace } from './field/changes.ts';
import { unseen } from './field/FieldView.styles.ts';
import {
  ArticleProvider,
  FocusedPointerProvider,
  type FormParts,
  FormPartsProvider,
  ProblemsProvider,
} from './field/formParts.ts';
import { FieldList } from './fields/FieldList.tsx';
import { ProblemNotes } from './problems/ProblemNotes.tsx';
import { problemsByField } from './problems/problemsByField.ts';
import { type FormField, fieldsOf, rootField } from './schema/formField.ts';

interface FormFieldsProps extends BlockFormProps {
  type: string;
  library: SchemaLibrary;
}

const whole: ValuePlace = { pointer: '', isRequired: true, owner: undefined };
const data = placeOfField(whole, 'data', true);

export function FormFields(props: FormFieldsProps): ReactNode {
  const { article, block, problems, type, library, edit, focusedPointer } = props;
  const { onNewItem, onOpenBlock, onAddBlock } = props;
  const articleNow = useLatest(article);
  const [announced, setAnnounced] = useState('');
  const parts = useMemo(
    (): FormParts => ({
      block,
      article: articleNow,
      node: () => nodeAt(articleNow(), block),
      library,
      controls,
      edit,
      announce: setAnnounced,
      onNewItem,
      onOpenBlock,
      onAddBlock,
    }),
    [block, articleNow, library, edit, onNewItem, onOpenBlock, onAddBlock],
  );
  const root = rootField(type, library);
  const shown = useMemo(
    () => problemsByField(problems, { article, block, root, library }),
    [problems, article, block, root, library],
  );
  const { fields } = nodeAt(article, block);
  const content = fieldsOf(root, library).find(({ name }) => name === 'data');
  const value = Object.hasOwn(fields, 'data') ? fields.data : undefined;
  return (
    <FormPartsProvider value={parts}>
      <ArticleProvider value={article}>
        <ProblemsProvider value={shown.byField}>
          <FocusedPointerProvider value={focusedPointer}>
            <ProblemNotes problems={shown.others} />
            {content && block !== articleItself && (
              <FieldList field={content} place={data} value={isEditedObject(value) ? value : undefined} />
            )}
            <FieldList field={withoutData(root)} place={whole} value={fields} />
            <p role="status" className={unseen}>
              {announced}
            </p>
          </FocusedPointerProvider>
        </ProblemsProvider>
      </ArticleProvider>
    </FormPartsProvider>
  );
}

function withoutData(root: FormField): FormField {
  const known = withoutDataCache.get(root);
  if (known) return known;
  const { data: _data, ...properties } = root.schema.properties ?? {};
  const field: FormField = { ...root, schema: { ...root.schema, properties } };
  withoutDataCache.set(root, field);
  return field;
}
const withoutDataCache = new WeakMap<FormField, FormField>();

function useLatest(article: EditedArticle): () => EditedArticle {
  const latest = useRef(article);
  useLayoutEffect(() => {
    latest.current = article;
  });
  return useCallback(() => latest.current, []);
}
