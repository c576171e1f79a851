import { Fragment, type ReactElement, type ReactNode } from 'react';
import { isBlank } from '#contracts/blank.ts';
import { innerParagraph, laterParagraph } from './PlainText.styles.ts';

type Text = string | readonly Piece[];
type Piece = string | ReactElement;

export function Paragraphs({
  text = '',
  className,
}: {
  text: string | undefined;
  className?: string;
}): ReactNode {
  return paragraphsOf(text).map((lines, index) => (
    <p key={index} className={classesOf(className, index > 0 && laterParagraph)}>
      {broken(lines)}
    </p>
  ));
}

interface PlainTextProps {
  text: Text | undefined;
  /** Whether the parent must not contain `p`, such as `label` or `small`. */
  isInline?: boolean;
}

/** A plain text whose first paragraph is the parent element, such as `blockquote` or `dd`. */
export function PlainText({ text = '', isInline = false }: PlainTextProps): ReactNode {
  const paragraphs = paragraphsOf(text);
  const [first, ...later] = paragraphs;
  if (!first) return null;
  if (later.length === 0) return broken(first);
  const Paragraph = isInline ? 'span' : 'p';
  return paragraphs.map((lines, index) => (
    <Fragment key={index}>
      {/* Text extraction, such as an accessible name, needs a blank there. */}
      {isInline && index > 0 && ' '}
      <Paragraph className={classesOf(!isInline && innerParagraph, index > 0 && laterParagraph)}>
        {broken(lines)}
      </Paragraph>
    </Fragment>
  ));
}

/** An empty line ends a paragraph, with line ends of all platforms. */
function paragraphsOf(text: Text): Piece[][][] {
  const paragraphs: Piece[][][] = [];
  let isOpen = false;
  for (const line of linesOf(typeof text === 'string' ? [text.trim()] : text)) {
    const isEmpty = line.every((piece) => typeof piece === 'string' && isBlank(piece));
    if (!isEmpty && isOpen) paragraphs.at(-1)?.push(line);
    else if (!isEmpty) paragraphs.push([line]);
    isOpen = !isEmpty;
  }
  return paragraphs;
}

function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const piece of pieces) {
    const [first, ...others] = typeof piece === 'string' ? piece.split(/\r\n?|[\n\u2028\u2029]/) : [piece];
    if (first !== undefined) lines.at(-1)?.push(first);
    lines.push(...others.map((other) => [other]));
  }
  return lines;
}

function broken(lines: readonly Piece[][]): ReactNode {
  return lines.map((pieces, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {/* Separates words for text extraction without elements. */}
      {index > 0 && '\n'}
      {pieces}
    </Fragment>
  ));
}

function classesOf(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
