import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ownValue } from '#contracts/json/ownValue.ts';
import { articleItself, type EditedArticle } from '#editor-preview/model/editedArticle.ts';
import { isBlockType } from '#schemas/blockTypes.ts';
import { keyedPlace } from '../document/pointers.ts';
import { help } from '../parts/inputs.styles.ts';
import { SmallButton } from '../parts/SmallButton.tsx';
import { langOfSchema, schemaWords, words } from '../words/words.ts';
import { blockForm, formHead } from './BlockForm.styles.ts';
import type { BlockFormProps } from './blockFormProps.ts';
import { FormFields } from './FormFields.tsx';
import { focusIn, showIn } from './focusIn.ts';
import { formlessBecause, RawBlock } from './RawBlock.tsx';
import { useSchemas } from './schema/useSchemas.ts';

/** Generated from the type's schema. Blocks without a schema, or with invalid data, are edited as JSON. */
export default function BlockForm(props: BlockFormProps): ReactNode {
  if (!props.article.nodes.has(props.block)) return <p className={help}>{words.forms.blockDeleted}</p>;
  return <FormOfBlock key={props.block} {...props} />;
}

function FormOfBlock(props: BlockFormProps): ReactNode {
  const { article, block, problems, edit, focusedPointer, focusRequest, onFocusField } = props;
  const isArticle = block === articleItself;
  const type = typeOf(article, block);
  const because = isArticle ? undefined : formlessBecause(article, block, isBlockType);
  const { library, hasFailed, tryAgain } = useSchemas(because === undefined ? type : undefined);
  const [isJson, setIsJson] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const isRaw = isJson || because !== undefined;

  const reach = useEffectEvent(() => {
    if (!form.current || focusedPointer === undefined) return;
    if (focusRequest?.isInPage) showIn(form.current, focusedPointer);
    else focusIn(form.current, focusedPointer, focusRequest?.caret);
  });
  const isShown = library !== undefined && !isRaw;
  useEffect(() => {
    if (focusedPointer !== undefined && isShown) reach();
  }, [focusedPointer, focusRequest, isShown]);

  const onFocus = (event: FocusEvent): void => {
    const field = event.target.closest<HTMLElement>('[data-field]')?.dataset.field;
    if (field !== undefined) onFocusField(field);
  };
  const onBlur = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) onFocusField(undefined);
  };
  const schema = isArticle ? undefined : library?.get(`blocks/${type}.json`);
  const description = schemaWords(schema?.description ?? '');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears where the focus is, and nothing can be done with it
    <div ref={form} className={blockForm} onFocus={onFocus} onBlur={onBlur}>
      {!isArticle && (
        <div className={formHead}>
          <p className={help} lang={langOfSchema(description)}>
            {description}
          </p>
          {because === undefined && (
            <SmallButton aria-pressed={isJson} onClick={() => setIsJson(!isJson)}>
              JSON
            </SmallButton>
          )}
        </div>
      )}
      {because !== undefined && <p role="status">{because}</p>}
      {isRaw && (
        <RawBlock
          article={article}
          block={block}
          edit={edit}
          library={library}
          problems={problems.filter(({ pointer }) => keyedPlace(article, pointer).block === block)}
        />
      )}
      {!isRaw && library && <FormFields {...props} type={type} library={library} />}
      {!isRaw && !library && !hasFailed && <p role="status">{words.forms.loading}</p>}
      {!isRaw && hasFailed && (
        <div role="alert">
          <p>{words.forms.notLoaded}</p>
          <SmallButton onClick={tryAgain}>{words.tryAgain}</SmallButton>
        </div>
      )}
    </div>
  );
}

function typeOf(article: EditedArticle, block: string): string {
  const fields = article.nodes.get(block)?.fields;
  const type = block === articleItself || !fields ? articleItself : ownValue(fields, 'type');
  return typeof type === 'string' ? type : '';
}
