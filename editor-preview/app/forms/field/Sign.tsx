import type { ReactNode } from 'react';

const drawings = {
  fold: 'M6 3l5 5-5 5',
  up: 'M8 13V3M4 7l4-4 4 4',
  down: 'M8 3v10M4 9l4 4 4-4',
  start: 'M13 8H3M7 4L3 8l4 4',
  end: 'M3 8h10M9 4l4 4-4 4',
  copy: 'M5 5h8v8H5zM3 11V3h8',
  remove: 'M4 4l8 8M12 4l-8 8',
  add: 'M8 3v10M3 8h10',
} as const;

export type SignName = keyof typeof drawings;

export function Sign({ name }: { name: SignName }): ReactNode {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.75">
      <path d={drawings[name]} />
    </svg>
  );
}
