'use client';

import { useRowLabel } from '@payloadcms/ui';
import type { ReactNode } from 'react';

interface RowLabelProps {
  type: string;
  namedBy?: string;
}

const longestName = 60;

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

/** Without tags, shortened; '' if it is no text. */
function nameOf(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text = String(value)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text.length > longestName ? `${text.slice(0, longestName - 1)}…` : text;
}
