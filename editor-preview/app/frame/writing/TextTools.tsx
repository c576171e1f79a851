import { type ReactNode, useSyncExternalStore } from 'react';
import { textTools } from '../../forms/rich-text/textTools.styles.ts';
import { LetteredSign } from '../../parts/Sign.tsx';
import { words } from '../../words/words.ts';
import { overPage } from './TextTools.styles.ts';
import type { PageWriting } from './usePageWriting.ts';

export function TextTools({ writing: { tools, format } }: { writing: PageWriting }): ReactNode {
  const shown = useSyncExternalStore(tools.subscribe, tools.now);
  if (shown.length === 0) return null;
  return (
    <div
      role="toolbar"
      aria-label={words.forms.text.formattingInPage}
      className={`${textTools} ${overPage}`}
      // The focus stays in the text.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {shown.map(({ name, sign, isOn, isDisabled }) => (
        <button
          key={name}
          type="button"
          title={name}
          data-sign={sign}
          aria-label={name}
          aria-pressed={isOn}
          disabled={isDisabled}
          onClick={() => format(name)}
        >
          <LetteredSign sign={sign} />
        </button>
      ))}
      <button type="button" onClick={() => format('')}>
        {words.forms.text.linkInForm}
      </button>
    </div>
  );
}
