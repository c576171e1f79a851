import type { ReactNode } from 'react';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Paragraphs } from '../ui/PlainText.tsx';
import type { ShownTip } from './shownRecipe.ts';
import { tipBox } from './Tip.styles.ts';

const defaultTitle = 'Tip';

export function Tip({ tip: { title, text } }: { tip: ShownTip }): ReactNode {
  return (
    <div className={tipBox}>
      <b>
        <OwnWords when={title === undefined}>{title ?? defaultTitle}</OwnWords>
      </b>
      <Paragraphs text={text} />
    </div>
  );
}
