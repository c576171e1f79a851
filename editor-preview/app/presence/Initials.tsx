import type { ReactNode } from 'react';
import { initials } from './PeopleHere.styles.ts';
import { initialsColour, initialsOf } from './personColours.ts';

/** A person's initials. For screen readers the name must be next to them. */
export function Initials({ name, colour }: { name: string; colour: string }): ReactNode {
  return (
    <span className={initials} style={{ background: colour, color: initialsColour }} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
