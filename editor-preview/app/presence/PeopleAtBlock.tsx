import type { CSSProperties, ReactNode } from 'react';
import { Initials } from './Initials.tsx';
import { atBlock } from './PeopleHere.styles.ts';
import type { ColouredPerson } from './peopleByBlock.ts';

interface PeopleAtBlockProps {
  people: readonly ColouredPerson[] | undefined;
  box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  scale: number;
}

/** The width that initials need next to a block, in CSS pixels; with less, they are above its corner. */
const initialsWidthPx = 40;

/** A line next to a block in a person's colour, with initials. The outline is the accessible alternative. */
export function PeopleAtBlock({
  people = [],
  box: { left, top, width, height },
  scale,
}: PeopleAtBlockProps): ReactNode {
  const [first] = people;
  if (!first) return null;
  return (
    <div
      className={atBlock}
      style={{ left, top, width, height, borderColor: first.colour, '--shown': scale } as CSSProperties}
      data-beside={left * scale >= initialsWidthPx || undefined}
      aria-hidden="true"
    >
      <span>
        {people.map(({ person, name, colour }) => (
          <span key={person} title={name}>
            <Initials name={name} colour={colour} />
          </span>
        ))}
      </span>
    </div>
  );
}
