import { type ReactNode, useId, useState } from 'react';
import { words } from '../../words/words.ts';
import { disclosure, disclosureBody, disclosureHead } from './Disclosure.styles.ts';
import { useLeadsInto, useProblemCount } from './formParts.ts';
import { Group } from './Group.tsx';
import { Sign } from './Sign.tsx';

interface DisclosureProps {
  title: string;
  /** Where what is inside stands: a problem there is counted, and whoever is led there finds it open. */
  pointers: readonly string[];
  startsOpen: boolean;
  /** Beside the title. */
  tools?: ReactNode;
  children: () => ReactNode;
}

/** A part of the form that folds. What is inside is made when it is opened. */
export function Disclosure({ title, pointers, startsOpen, tools, children }: DisclosureProps): ReactNode {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const problems = useProblemCount(pointers);
  const isLed = useLeadsInto(pointers);
  const [wasLed, setWasLed] = useState(false);
  if (isLed !== wasLed) {
    setWasLed(isLed);
    if (isLed) setIsOpen(true);
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
