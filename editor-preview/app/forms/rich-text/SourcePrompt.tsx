import { type ReactNode, useMemo, useState } from 'react';
import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import { type EditedValue, isEditedObject, KeyedList } from '#editor-preview/model/editedValue.ts';
import { valueAt } from '#editor-preview/model/valueAt.ts';
import { blocksInOrder, typeOfNode } from '../../document/blockPlaces.ts';
import { textInput } from '../../parts/inputs.styles.ts';
import { SearchList } from '../../parts/SearchList.tsx';
import { SmallButton } from '../../parts/SmallButton.tsx';
import type { SearchItem } from '../../parts/searchItems.ts';
import { words } from '../../words/words.ts';
import { useArticle } from '../field/formParts.ts';
import { question, sourceChoice } from './RichTextControl.styles.ts';
import { type Asking, leaveOnEscape, useAnswer } from './useAnswer.ts';

/** Asks for the cited source by title. An unlisted one can be named by its id. */
export function SourcePrompt(asking: Asking): ReactNode {
  const { begin, onAnswer, onCancel } = asking;
  const article = useArticle();
  const [isOther, setIsOther] = useState(false);
  const items = useMemo(
    (): SearchItem[] =>
      sourcesIn(article).map(({ id, title, detail }) => ({
        id,
        title,
        description: detail,
        words: id,
        note: id === begin ? words.forms.text.citedHere : undefined,
      })),
    [article, begin],
  );
  if (isOther || items.length === 0)
    return <Prompt label={words.forms.text.sourceId} placeholder="nih-magnesium" {...asking} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the key that leaves it, and nothing can be done with it
    <div className={sourceChoice} ref={focusFirst} onKeyDown={(event) => leaveOnEscape(event, onCancel)}>
      <SearchList
        label={words.forms.text.source}
        placeholder={words.forms.text.wordsOfTitle}
        items={items}
        onChoose={({ id }) => onAnswer(id)}
      />
      <SmallButton onClick={() => setIsOther(true)}>{words.forms.text.anotherId}</SmallButton>
    </div>
  );
}

/** A stable function: React calls a new ref callback again. */
function focusFirst(element: HTMLElement | null): void {
  element?.querySelector('input')?.focus();
}

interface PromptProps extends Asking {
  label: string;
  placeholder: string;
}

function Prompt({ label, placeholder, ...asking }: PromptProps): ReactNode {
  const { field, answer } = useAnswer(asking);
  return (
    <div className={question}>
      <input
        {...field}
        className={textInput}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
      />
      <SmallButton onClick={answer}>{words.forms.text.set}</SmallButton>
    </div>
  );
}

interface ListedSource {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
}

export function sourcesIn(article: EditedArticle): ListedSource[] {
  return blocksInOrder(article).flatMap((id) => {
    const node = article.nodes.get(id);
    if (!node || typeOfNode(node) !== 'sources') return [];
    const items = valueAt(node.fields, '/data/items');
    return items instanceof KeyedList ? items.items.flatMap(({ value }) => sourceOf(value) ?? []) : [];
  });
}

function sourceOf(value: EditedValue): ListedSource | undefined {
  if (!isEditedObject(value)) return undefined;
  const text = (field: string): string => {
    const written = Object.hasOwn(value, field) ? value[field] : undefined;
    return typeof written === 'string' || typeof written === 'number' ? String(written) : '';
  };
  const id = text('id');
  if (id === '') return undefined;
  const detail = ['authors', 'publisher', 'year'].map(text).filter((part) => part !== '');
  return { id, title: text('title') || id, detail: detail.join(', ') };
}
