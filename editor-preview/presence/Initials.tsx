import type { ReactNode } from 'react';
import { initials } from './PeopleHere.styles.ts';
import { initialsColour, initialsOf } from './personColours.ts';

/** Somebody in two letters. Who cannot see them needs the name beside. */
export function Initials({ name, colour }: { name: string; colour: string }): ReactNode {
  return (
    <span className={initials} style={{ background: colour, color: initialsColour }} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
