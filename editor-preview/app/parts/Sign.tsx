import type { ReactNode } from 'react';

const drawings = {
  fold: 'M6 3l5 5-5 5',
  up: 'M8 13V3M4 7l4-4 4 4',
  down: 'M8 3v10M4 9l4 4 4-4',
  start: 'M13 8H3M7 4L3 8l4 4',
  end: 'M3 8h10M9 4l4 4-4 4',
  copy: 'M5 5h8v8H5zM3 11V3h8',
  remove: 'M4 4l8 8M12 4l-8 8',
  delete: 'M3 5h10M6 5V3h4v2M5 5l.6 8h4.8L11 5',
  add: 'M8 3v10M3 8h10',
  undo: 'M6 3L3 6l3 3M3 6h6.5a3.5 3.5 0 0 1 0 7H6',
  redo: 'M10 3l3 3-3 3M13 6H6.5a3.5 3.5 0 0 0 0 7H10',
  commands:
    'M2.5 8a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0M7.5 8a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0M12.5 8a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0',
  share: 'M8 10V2.5M5 5l3-3 3 3M4 8H3v6h10V8h-1',
  bullets: 'M7 4h7M7 8h7M7 12h7M3 4h.01M3 8h.01M3 12h.01',
  numbers: 'M7 4h7M7 8h7M7 12h7M2 3l1-.5V6M1.75 9.5h2l-2 3h2',
  quotation: 'M3 11V7.5L4.5 4M3 8h3v3H3M9 11V7.5L10.5 4M9 8h3v3H9',
  link: 'M7 5l1.5-1.5a2.8 2.8 0 0 1 4 4L11 9M9 11l-1.5 1.5a2.8 2.8 0 0 1-4-4L5 7M6.5 9.5l3-3',
  cite: 'M5 2H2.5v12H5M11 2h2.5v12H11M7 6.5L8.5 5.5V11',
  html: 'M5 4L1.5 8 5 12M11 4l3.5 4-3.5 4M9.25 3l-2.5 10',
} as const;

export type SignName = keyof typeof drawings;

export function Sign({ name }: { name: SignName }): ReactNode {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawings[name]} />
    </svg>
  );
}

/** A tool's sign: letters, or the name of a drawing. */
export function LetteredSign({ sign }: { sign: string }): ReactNode {
  return isSignName(sign) ? <Sign name={sign} /> : sign;
}

function isSignName(sign: string): sign is SignName {
  return Object.hasOwn(drawings, sign);
}
