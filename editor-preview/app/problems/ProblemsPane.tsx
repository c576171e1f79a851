import { type ReactNode, type RefObject, useId, useSyncExternalStore } from 'react';
import type { DocumentView } from '../document/documentView.ts';
import type { Edit } from '../document/edit.ts';
import { type EditorProblem, groupProblems, problemKey } from '../document/editorProblem.ts';
import { countInWords } from '../document/shownProblem.ts';
import { type ShownDocument, useDocumentPart } from '../document/useDocument.ts';
import { momentInWords } from '../parts/times.ts';
import { stillEnglish, words } from '../words/words.ts';
import { groups, problemsPane } from './ProblemsPane.styles.ts';
import type { ProblemBook } from './problemBook.ts';

interface ProblemsPaneProps {
  document: ShownDocument<Pick<DocumentView, 'article'>>;
  isOpen: boolean;
  onToggle: () => void;
  book: ProblemBook;
  at: string | undefined;
  current: string | undefined;
  onShow: (problem: EditorProblem) => void;
  edit: Edit;
  pane: RefObject<HTMLElement | null>;
}

export function ProblemsPane(props: ProblemsPaneProps): ReactNode {
  const { document, isOpen, onToggle, book, at, current, onShow, edit, pane } = props;
  const problems = useSyncExternalStore(book.subscribe, book.problems);
  // While closed, it does not depend on the article.
  const article = useDocumentPart(document, (view) => (isOpen ? view.article : undefined));
  const found = article ? groupProblems(problems ?? [], article) : [];
  const id = useId();
  return (
    <section ref={pane} className={problemsPane} aria-label={words.problems} tabIndex={-1}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        <span role="status">
          {problems ? countInWords(problems.map(({ problem }) => problem)) : words.problemsPane.checking}
          {at !== undefined && words.problemsPane.asOf(momentInWords(at))}
        </span>
      </button>
      <div id={id} className={groups} hidden={!isOpen}>
        {found.map(({ block, name, problems: ofBlock }) => (
          <section key={block} aria-label={name}>
            <h3>{name}</h3>
            <ul>
              {ofBlock.map((one) => (
                <li key={problemKey(one)} data-severity={one.problem.severity}>
                  <button
                    type="button"
                    aria-current={problemKey(one) === current ? 'true' : undefined}
                    title={one.problem.rule}
                    lang={stillEnglish}
                    onClick={() => onShow(one)}
                  >
                    {one.problem.message}
                  </button>
                  {one.fix && (
                    <button
                      type="button"
                      data-fix=""
                      aria-label={words.problemsPane.fixNamed(one.problem.message)}
                      onClick={() => edit(one.fix ?? [], { label: words.labels.fix(one.problem.rule) })}
                    >
                      {words.problemsPane.fix}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
