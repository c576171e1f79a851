import type { CSSProperties, ReactNode } from 'react';
import { Initials } from './Initials.tsx';
import { atBlock } from './PeopleHere.styles.ts';
import type { ColouredPerson } from './peopleByBlock.ts';

interface PeopleAtBlockProps {
  people: readonly ColouredPerson[] | undefined;
  /** Where the block is, in CSS pixels of its page. */
  box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  /** How large the page is shown. */
  scale: number;
}

/** What initials need beside a block, in CSS pixels; with less, they stand above its corner. */
const roomBeside = 40;

/** A line beside a block of the page, in the colour of who is in it, with their initials. The outline says it in words. */
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
      data-beside={left * scale >= roomBeside || undefined}
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
