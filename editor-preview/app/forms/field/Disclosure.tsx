import { type ReactNode, useId, useState } from 'react';
import { Sign } from '../../parts/Sign.tsx';
import { words } from '../../words/words.ts';
import { disclosure, disclosureBody, disclosureHead } from './Disclosure.styles.ts';
import { useContainsFocus, useProblemCount } from './formParts.ts';
import { Group } from './Group.tsx';

interface DisclosureProps {
  title: string;
  /** The contained places: their problems are counted, and navigation to one opens it. */
  pointers: readonly string[];
  startsOpen: boolean;
  tools?: ReactNode;
  children: () => ReactNode;
}

/** A collapsible part of the form. Its content renders on opening. */
export function Disclosure({ title, pointers, startsOpen, tools, children }: DisclosureProps): ReactNode {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const problems = useProblemCount(pointers);
  const containsFocus = useContainsFocus(pointers);
  const [containedFocus, setContainedFocus] = useState(false);
  if (containsFocus !== containedFocus) {
    setContainedFocus(containsFocus);
    if (containsFocus) setIsOpen(true);
  }
  const id = useId();
  return (
    <div className={disclosure} data-open={isOpen || undefined}>
      <div className={disclosureHead}>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          <Sign name="fold" />
          <span>{title}</span>
          {problems > 0 && <small>{words.forms.problems(problems)}</small>}
        </button>
        {tools}
      </div>
      <Group id={id} className={disclosureBody} label={title} isHidden={!isOpen}>
        {isOpen && children()}
      </Group>
    </div>
  );
}
