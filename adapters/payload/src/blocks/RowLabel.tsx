'use client';

import { useRowLabel } from '@payloadcms/ui';
import type { ReactNode } from 'react';

interface RowLabelProps {
  /** What the block or the item is. */
  type: string;
  /** The field whose value names it. */
  namedBy?: string;
}

/** More would not fit beside the buttons of a row. */
const longestName = 60;

/** The label of a row of a list or of blocks: its number, what it is, and the text that names it. */
export function RowLabel({ type, namedBy }: RowLabelProps): ReactNode {
  const { data, rowNumber = 0 } = useRowLabel<Readonly<Record<string, unknown>> | undefined>();
  const name = nameOf(namedBy === undefined ? undefined : data?.[namedBy]);
  return (
    <span>
      {String(rowNumber + 1).padStart(2, '0')} {type}
      {name !== '' && (
        <>
          : <strong>{name}</strong>
        </>
      )}
    </span>
  );
}

/** A text without its tags, cut where it is long; '' for what is no text. */
function nameOf(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text = String(value)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text.length > longestName ? `${text.slice(0, longestName - 1)}…` : text;
}
