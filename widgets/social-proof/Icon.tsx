import type { ReactNode } from 'react';
import { type IconName, iconPaths } from './icons.ts';

/** An icon of lines in the colour of the text. Decoration: what it stands for is said beside it. */
export function Icon({ name }: { name: IconName }): ReactNode {
  return (
    <svg
      width="40"
      height="40"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
