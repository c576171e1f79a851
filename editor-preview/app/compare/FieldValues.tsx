import type { ReactNode } from 'react';
import type { Json } from '#editor-preview/model/editedValue.ts';
import { momentInWords } from '../parts/times.ts';
import { words } from '../words/words.ts';
import { type Piece, wordDiff } from './wordDiff.ts';

interface FieldValuesProps {
  before: Json | undefined;
  after: Json | undefined;
}

export function FieldValues({ before, after }: FieldValuesProps): ReactNode {
  const [old, now] = [before === undefined ? '' : textOf(before), after === undefined ? '' : textOf(after)];
  const pieces = before === undefined || after === undefined ? undefined : wordDiff(old, now);
  return (
    <dl>
      {before !== undefined && (
        <div>
          <dt>{words.compare.before}</dt>
          <dd>{pieces ? <Pieces pieces={pieces.before} mark="del" /> : <del>{shortened(old)}</del>}</dd>
        </div>
      )}
      {after !== undefined && (
        <div>
          <dt>{words.compare.after}</dt>
          <dd>{pieces ? <Pieces pieces={pieces.after} mark="ins" /> : <ins>{shortened(now)}</ins>}</dd>
        </div>
      )}
    </dl>
  );
}

/** Unchanged tags are hidden: of HTML, visible text and differences are relevant. */
function Pieces({ pieces, mark: Mark }: { pieces: readonly Piece[]; mark: 'ins' | 'del' }): ReactNode {
  if (pieces.length === 0) return <i>{words.compare.empty}</i>;
  const last = pieces.length - 1;
  return pieces.map((piece, index) => {
    const key = `${index} ${piece.text.length}`;
    if (piece.isChanged)
      return <Mark key={key}>{piece.isTag ? <code>{piece.text}</code> : shortened(piece.text)}</Mark>;
    if (piece.isTag) return endOfBlock.test(piece.text) ? <br key={key} /> : blankAfter(piece.text);
    return <span key={key}>{withContext(piece.text, index > 0, index < last)}</span>;
  });
}

/** Maximum unchanged context around a difference, in UTF-16 units. */
const maxContext = 60;
const maxShown = 1_500;

function withContext(text: string, isBehind: boolean, isBefore: boolean): string {
  const contextLength = (isBehind ? maxContext : 0) + (isBefore ? maxContext : 0);
  if (text.length <= Math.max(contextLength, maxContext) + 20) return text;
  const start = isBehind || !isBefore ? text.slice(0, maxContext).replace(/\s\S*$/, '') : '';
  const end = isBefore ? text.slice(-maxContext).replace(/^\S*\s/, '') : '';
  return `${start} … ${end}`.toWellFormed();
}

function shortened(text: string): string {
  return text.length > maxShown ? `${text.slice(0, maxShown)}…`.toWellFormed() : text;
}

/** A hidden tag must not join the words around it. */
function blankAfter(tag: string): string | null {
  return /\s$/.test(tag) ? ' ' : null;
}

const isoMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d[\d:.]*(?:Z|[+-]\d\d:\d\d)$/i;

const endOfBlock = /^<\/(?:p|li|h[1-6]|tr|blockquote)\b/i;

function textOf(value: Json): string {
  if (typeof value === 'string') return isoMoment.test(value) ? momentInWords(value) : value;
  return typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : String(value);
}
