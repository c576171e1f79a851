import type { ReactNode } from 'react';
import { sourceAnchor } from '../article/citations.ts';

interface CiteLinkProps {
  source: string;
  number: number;
  anchor: string;
}

/** The superscript number of a source, linked to the list. Its accessible name is "Source 3". */
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
