import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { markWords } from '../compare/pageMarks.ts';
import { ShownHtml } from '../forms/rich-text/ShownHtml.tsx';
import { words } from '../words/words.ts';
import { values } from './ConflictsDialog.styles.ts';
import type { TwoTexts } from './questions.ts';

interface TwoVersionsProps extends Pick<TwoTexts, 'mine' | 'theirs'> {
  /** The label of the version in conflict. */
  name: string;
}

/** Two versions of a text as rendered, with differing words marked. */
export function TwoVersions(props: TwoVersionsProps): ReactNode {
  // Marks modify React's DOM: another pair of texts is remounted.
  return <MarkedVersions key={`${props.mine}\0${props.theirs}`} {...props} />;
}

function MarkedVersions({ mine, theirs, name }: TwoVersionsProps): ReactNode {
  const own = useRef<HTMLElement>(null);
  const others = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (own.current && others.current) markWords(others.current, own.current);
  }, []);
  return (
    <dl className={values}>
      <div>
        <dt>{name}</dt>
        <dd ref={own}>
          <Version text={mine} />
        </dd>
      </div>
      <div>
        <dt>{words.conflicts.theirs}</dt>
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
