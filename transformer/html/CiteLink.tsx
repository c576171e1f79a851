import type { ReactNode } from 'react';
import { sourceAnchor } from '../citations.ts';

interface CiteLinkProps {
  /** The id of the source. */
  source: string;
  number: number;
  /** The id of this place, to which the source leads back. */
  anchor: string;
}

/** The raised number of a source: a link to its place in the list. It is called "Source 3". */
export function CiteLink({ source, number, anchor }: CiteLinkProps): ReactNode {
  return (
    <sup data-cite="">
      <a id={anchor} href={`#${sourceAnchor(source)}`}>
        <span className="visually-hidden" lang="en">
          Source{' '}
        </span>
        {number}
      </a>
    </sup>
  );
}
