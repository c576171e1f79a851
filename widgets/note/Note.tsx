import { type ReactNode, useId } from 'react';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import { RichHtml } from '#transformer/html/RichHtml.tsx';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { present, presentHtml } from '../ui/presentText.ts';
import { prose } from '../ui/prose.styles.ts';
import { kindLabel, note, noteTitle } from './Note.styles.ts';
import { Telephones } from './Telephones.tsx';

type NoteData = BlockDataByType['note'];

const kindNames: Record<NonNullable<NoteData['kind']>, string> = {
  urgent: 'Urgent',
  caution: 'Caution',
  'good-to-know': 'Good to know',
};

/** A note, not an alert, which would interrupt screen readers. Calls are health data: never reported. */
export default function Note({ data }: WidgetProps<'note'>): ReactNode {
  const labelId = useId();
  const { kind = 'good-to-know', telephones = [] } = data;
  const title = isSame(data.title, kindNames[kind]) ? undefined : present(data.title);
  const text = presentHtml(data.html);
  if (!title && !text && telephones.length === 0) return null;
  return (
    <aside className={note} role="note" aria-labelledby={labelId} data-kind={kind}>
      {/* No heading element: at any place its level might skip others. */}
      <p id={labelId}>
        <span className={kindLabel}>
          <OwnWords>{kindNames[kind]}</OwnWords>
        </span>
        {title && ' '}
        {title && <strong className={noteTitle}>{title}</strong>}
      </p>
      {text && <RichHtml html={text} className={prose} />}
      {telephones.length > 0 && <Telephones telephones={telephones} />}
    </aside>
  );
}

function isSame(title: string | undefined, kindName: string): boolean {
  return title !== undefined && bare(title) === bare(kindName);
}

function bare(text: string): string {
  return text.replace(/[\s.:!]/g, '').toLowerCase();
}
