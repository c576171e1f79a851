import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { markWords } from '../compare/pageMarks.ts';
import { ShownHtml } from '../forms/rich-text/ShownHtml.tsx';
import { words } from '../words/words.ts';
import { values } from './ParkedDialog.styles.ts';
import type { TwoTexts } from './questions.ts';

/** Two versions of a text as readers would see them, with the words marked that the other one does not have. */
export function TwoVersions({ mine, theirs }: Pick<TwoTexts, 'mine' | 'theirs'>): ReactNode {
  // Words are marked in what React has made: another pair of texts is made anew.
  return <MarkedVersions key={`${mine}\0${theirs}`} mine={mine} theirs={theirs} />;
}

function MarkedVersions({ mine, theirs }: Pick<TwoTexts, 'mine' | 'theirs'>): ReactNode {
  const own = useRef<HTMLElement>(null);
  const others = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (own.current && others.current) markWords(others.current, own.current);
  }, []);
  return (
    <dl className={values}>
      <div>
        <dt>{words.parked.myVersion}</dt>
        <dd ref={own}>
          <Version text={mine} />
        </dd>
      </div>
      <div>
        <dt>{words.parked.theirs}</dt>
        <dd ref={others}>
          <Version text={theirs} />
        </dd>
      </div>
    </dl>
  );
}

function Version({ text }: { text: string }): ReactNode {
  return /<[a-z]|&[a-z#]/i.test(text) ? <ShownHtml html={text} /> : text;
}
