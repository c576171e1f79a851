import { type ReactNode, type RefObject, useId, useState } from 'react';
import type { EditorDocument } from '../document/createDocument.ts';
import { useDocumentPart } from '../document/useDocument.ts';
import type { PageViewControl } from '../pageView/pageControl.ts';
import { pageWidths } from '../pageView/pageView.ts';
import { PlainButton } from '../parts/buttons.tsx';
import { joinedButtons, plainButton } from '../parts/controls.styles.ts';
import { onDemand } from '../parts/onDemand.tsx';
import { words } from '../words/words.ts';
import { plainParts } from './tool.ts';
import { chip, chips, choices, lacks, opener, viewBar } from './ViewBar.styles.ts';
import { differencesOf } from './viewInWords.ts';

const ViewChoices = onDemand(() => import('./ViewChoices.tsx'));

interface ViewBarProps {
  control: PageViewControl;
  document: EditorDocument;
  choicesElement: RefObject<HTMLDivElement | null>;
}

export function ViewBar({ control, document, choicesElement }: ViewBarProps): ReactNode {
  const { view, change } = control;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const differences = differencesOf(view);
  const isPrint = view.medium === 'print';
  return (
    <div className={viewBar} data-page-head="">
      <fieldset className={joinedButtons}>
        <legend className="visually-hidden">{words.view.widthOfPage}</legend>
        {pageWidths.map((width) => (
          <PlainButton
            key={width}
            aria-pressed={!isPrint && view.widths === width}
            onClick={() => change({ widths: width, medium: 'screen' })}
          >
            {`${width} px`}
          </PlainButton>
        ))}
        <PlainButton
          aria-pressed={!isPrint && view.widths === 'all'}
          onClick={() => change({ widths: 'all', medium: 'screen' })}
        >
          {words.view.sideBySide}
        </PlainButton>
      </fieldset>
      <button type="button" className={`${plainButton} ${opener}`} popoverTarget={id}>
        {words.view.view}
      </button>
      <div
        ref={choicesElement}
        id={id}
        popover="auto"
        className={choices}
        {...(isOpen && { role: 'dialog', 'aria-label': words.view.view })}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <>
            <ChoicesNow control={control} document={document} />
            <p className={lacks}>{words.view.lacks}</p>
          </>
        )}
      </div>
      {differences.length > 0 && (
        <ul className={chips} aria-label={words.view.differences}>
          {differences.map(({ name, label, without }) => (
            <li key={name}>
              <button
                type="button"
                className={chip}
                onClick={() => change(without)}
                aria-label={words.view.reset(label)}
              >
                {label} <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
          {differences.length > 1 && (
            <li>
              <button type="button" className={chip} onClick={() => change(plainParts)}>
                {words.view.asMostReaders}
              </button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

function ChoicesNow({ control, document }: Pick<ViewBarProps, 'control' | 'document'>): ReactNode {
  const article = useDocumentPart(document, (view) => view.article);
  return <ViewChoices control={control} article={article} />;
}
