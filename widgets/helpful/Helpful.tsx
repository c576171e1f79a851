import { type ReactNode, useId } from 'react';
import { type HelpfulAnswer, helpfulAttribute } from '#contracts/markers.ts';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { present } from '../ui/presentText.ts';
import { helpful } from './Helpful.styles.ts';

const defaultQuestion = 'Was this helpful?';

/** Asks whether the article was helpful. Hidden without script, because an answer could not be reported. */
export default function Helpful({
  data,
  block,
}: WidgetProps<'helpful', 'articlePath' | 'indexOfKind'>): ReactNode {
  const questionId = useId();
  const question = present(data.title) ?? defaultQuestion;
  return (
    <fieldset
      className={helpful}
      aria-labelledby={questionId}
      {...{ [helpfulAttribute]: `${block.articlePath}:${block.indexOfKind}` }}
    >
      <p id={questionId}>
        <OwnWords when={question === defaultQuestion}>{question}</OwnWords>
      </p>
      <Answer value="Helpful">Yes</Answer>
      <Answer value="Not Helpful">No</Answer>
      <output lang="en" dir="ltr" />
    </fieldset>
  );
}

function Answer({ value, children }: { value: HelpfulAnswer; children: string }): ReactNode {
  return (
    <button type="button" value={value} aria-pressed="false">
      <Thumb isUp={value === 'Helpful'} />
      <OwnWords>{children}</OwnWords>
    </button>
  );
}

function Thumb({ isUp }: { isUp: boolean }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path
        d="M3 11h4v10H3zM7 12l4-9c2 0 3 1 3 3l-1 4h6c1.5 0 2.3 1 2 2.5l-1.4 6.5c-.3 1.3-1.2 2-2.5 2H7"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        transform={isUp ? undefined : 'rotate(180 12 12)'}
      />
    </svg>
  );
}
