import type { ReactNode } from 'react';
import type { Json } from '../../contracts/editing/editedValue.ts';
import { type Piece, wordDiff } from './wordDiff.ts';

interface FieldValuesProps {
  /** Undefined where there was none. */
  before: Json | undefined;
  after: Json | undefined;
}

/** What a field was and what it is, with the words that are not in both. */
export function FieldValues({ before, after }: FieldValuesProps): ReactNode {
  const [old, now] = [before === undefined ? '' : textOf(before), after === undefined ? '' : textOf(after)];
  const words = before === undefined || after === undefined ? undefined : wordDiff(old, now);
  return (
    <dl>
      {before !== undefined && (
        <div>
          <dt>Before</dt>
          <dd>{words ? <Pieces pieces={words.before} mark="del" /> : <del>{old}</del>}</dd>
        </div>
      )}
      {after !== undefined && (
        <div>
          <dt>After</dt>
          <dd>{words ? <Pieces pieces={words.after} mark="ins" /> : <ins>{now}</ins>}</dd>
        </div>
      )}
    </dl>
  );
}

/** Tags that are in both are not shown: of HTML, only what readers see and what is not the same is of interest. */
function Pieces({ pieces, mark: Mark }: { pieces: readonly Piece[]; mark: 'ins' | 'del' }): ReactNode {
  if (pieces.length === 0) return <i>Empty</i>;
  return pieces.map((piece, index) => {
    const key = `${index} ${piece.text.length}`;
    if (piece.isChanged) return <Mark key={key}>{piece.isTag ? <code>{piece.text}</code> : piece.text}</Mark>;
    return piece.isTag ? (
      endOfBlock.test(piece.text) ? (
        <br key={key} />
      ) : null
    ) : (
      <span key={key}>{piece.text}</span>
    );
  });
}

const endOfBlock = /^<\/(?:p|li|h[1-6]|tr|blockquote)\b/i;

function textOf(value: Json): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : String(value);
}
