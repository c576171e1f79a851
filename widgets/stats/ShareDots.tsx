import type { CSSProperties, ReactNode } from 'react';

/** Styles are in attributes, so that blocks without a drawing load none for it. */
const besideFigure: CSSProperties = { marginInlineEnd: '0.4em', color: 'var(--editorial)' };
const onItsMiddle: CSSProperties = { verticalAlign: 'middle' };

/** Distance of two dots. The square is 100 units wide. */
const step = 10;

/** A share as so many of 100 dots. Hidden from screen readers, because the figure beside it says the same. */
export function ShareDots({ share }: { share: number }): ReactNode {
  return (
    <span style={besideFigure}>
      <svg viewBox="0 0 100 100" width="3.5rem" height="3.5rem" style={onItsMiddle} aria-hidden="true">
        <g stroke="currentColor" strokeWidth="8" strokeLinecap="round" strokeDasharray={`0 ${step}`}>
          <path d={dots(100)} strokeOpacity="0.25" />
          {share > 0 && <path d={dots(share)} />}
        </g>
      </svg>
    </span>
  );
}

/** The first dots, row by row: round caps of dashes without length. */
function dots(count: number): string {
  let path = '';
  for (let row = 0; row * 10 < count; row++) {
    const inRow = Math.min(10, count - row * 10);
    // A dash at the very end of a line may be left out, so the line goes a little further.
    path += `M5 ${5 + row * step}h${(inRow - 1) * step + 0.1}`;
  }
  return path;
}
