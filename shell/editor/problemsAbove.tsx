import { renderToStaticMarkup } from 'react-dom/server';
import type { Problem } from '../../transformer/problem.ts';
import { ProblemList } from '../tools/ProblemList.tsx';

/**
 * The problems above the page in the preview's frame, for editors without script. The page's style sheet knows nothing
 * of them, so they bring what little they need.
 */
export function problemsAboveHtml(problems: readonly Problem[]): string {
  return renderToStaticMarkup(
    <section
      aria-label="Problems"
      style={{
        maxHeight: '40vh',
        overflow: 'auto',
        padding: '1rem',
        borderBottom: '3px solid var(--accent)',
        font: 'var(--text-sm)/1.4 var(--font-ui)',
      }}
    >
      <ProblemList problems={problems} />
    </section>,
  );
}
