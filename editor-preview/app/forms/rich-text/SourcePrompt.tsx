import { type ReactNode, useMemo, useState } from 'react';
import { composesText } from '#contracts/composesText.ts';
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

interface SourcePromptProps {
  begin: string;
  onAnswer: (id: string) => void;
  onCancel: () => void;
}

/** Asks for the cited source by title. An unlisted one can be named by its id. */
export function SourcePrompt({ begin, onAnswer, onCancel }: SourcePromptProps): ReactNode {
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
    return (
      <Prompt
        label={words.forms.text.sourceId}
        placeholder="nih-magnesium"
        begin={begin}
        onAnswer={onAnswer}
        onCancel={onCancel}
      />
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the key that leaves it, and nothing can be done with it
    <div
      className={sourceChoice}
      ref={focusFirst}
      onKeyDown={(event) => {
        if (composesText(event) || event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onCancel();
      }}
    >
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

interface PromptProps {
  label: string;
  placeholder: string;
  begin: string;
  onAnswer: (answer: string) => void;
  onCancel: () => void;
}

function Prompt({ label, placeholder, begin, onAnswer, onCancel }: PromptProps): ReactNode {
  const [text, setText] = useState(begin);
  const answer = (): void => (text.trim() === '' ? onCancel() : onAnswer(text.trim()));
  return (
    <div className={question}>
      <input
        // biome-ignore lint/a11y/noAutofocus: it opens on request
        autoFocus
        type="text"
        className={textInput}
        aria-label={label}
        placeholder={placeholder}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (composesText(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Enter') answer();
          else onCancel();
        }}
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
