import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { MarkType, NodeType, Schema } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection } from 'prosemirror-state';
import { words } from '../../words/words.ts';

export interface Tool {
  readonly name: string;
  /** Letters, or the name of a drawing. */
  readonly sign: string;
  readonly run: Command;
  readonly isOn: (state: EditorState) => boolean;
}

const names = words.forms.text.tools;

export function toolsOf(schema: Schema): readonly Tool[] {
  const marks = [
    mark(schema, names.bold, 'B', 'strong', 'b'),
    mark(schema, names.italic, 'I', 'em', 'i'),
    mark(schema, names.subscript, 'x₂', 'sub'),
    mark(schema, names.superscript, 'x²', 'sup'),
  ];
  const { h2, h3, ul, ol, li, blockquote, p } = schema.nodes;
  if (!h2 || !h3 || !ul || !ol || !li || !blockquote || !p) return marks;
  return [
    ...marks,
    block(names.heading, 'H2', h2, p),
    block(names.smallerHeading, 'H3', h3, p),
    list(names.list, 'bullets', ul, li),
    list(names.numberedList, 'numbers', ol, li),
    {
      name: names.quotation,
      sign: 'quotation',
      run: (state, dispatch) => (isIn(state, blockquote) ? lift : wrapIn(blockquote))(state, dispatch),
      isOn: (state) => isIn(state, blockquote),
    },
  ];
}

/** @param tag the written element; `others` are synonyms that are removed with it */
function mark(schema: Schema, name: string, sign: string, tag: string, ...others: readonly string[]): Tool {
  const types = [tag, ...others].flatMap((each) => schema.marks[each] ?? []);
  const isOn = (state: EditorState): boolean => types.some((type) => isMarked(state, type));
  return {
    name,
    sign,
    isOn,
    run: (state, dispatch) => {
      const type = types.find((each) => isMarked(state, each)) ?? types[0];
      return type ? toggleMark(type)(state, dispatch) : false;
    },
  };
}

function block(name: string, sign: string, type: NodeType, paragraph: NodeType): Tool {
  const isOn = (state: EditorState): boolean => state.selection.$from.parent.type === type;
  return {
    name,
    sign,
    isOn,
    run: (state, dispatch) => setBlockType(isOn(state) ? paragraph : type)(state, dispatch),
  };
}

function list(name: string, sign: string, type: NodeType, item: NodeType): Tool {
  const isOn = (state: EditorState): boolean => isIn(state, type);
  return {
    name,
    sign,
    isOn,
    run: (state, dispatch) => (isOn(state) ? liftListItem(item) : wrapInList(type))(state, dispatch),
  };
}

function isIn({ selection: { $from } }: EditorState, type: NodeType): boolean {
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type === type) return true;
  return false;
}

function isMarked({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

/** The address of the link at the caret; undefined without one. */
export function linkAt(state: EditorState): string | undefined {
  const { a } = state.schema.marks;
  const { $from, from, to, empty } = state.selection;
  if (!a) return undefined;
  let found = a.isInSet($from.marks());
  if (!empty)
    state.doc.nodesBetween(from, to, (node) => {
      found ??= a.isInSet(node.marks);
    });
  return found ? String(found.attrs.href ?? '') : undefined;
}

/** Links the selection, or changes the link at the caret; without an address, removes it. */
export function setLink(href: string | undefined): Command {
  return (state, dispatch) => {
    const { a } = state.schema.marks;
    if (!a) return false;
    const { from, to } = rangeOfLink(state);
    if (from === to && href === undefined) return false;
    if (!dispatch) return true;
    if (from === to && href !== undefined) {
      // An empty selection: inserts the address as text.
      dispatch(state.tr.insert(from, state.schema.text(href, [a.create({ href })])));
      return true;
    }
    const before = linkMarkIn(state, from, to);
    const transaction = state.tr.removeMark(from, to, a);
    if (href !== undefined) transaction.addMark(from, to, a.create({ ...before, href }));
    dispatch(transaction);
    return true;
  };
}

/** The link's other attributes are preserved. */
function linkMarkIn(state: EditorState, from: number, to: number): Record<string, unknown> {
  let attributes: Record<string, unknown> = {};
  state.doc.nodesBetween(from, to, (node) => {
    const mark = state.schema.marks.a?.isInSet(node.marks);
    if (mark) attributes = mark.attrs;
  });
  return attributes;
}

function rangeOfLink(state: EditorState): { from: number; to: number } {
  const { from, to, empty, $from } = state.selection;
  const { a } = state.schema.marks;
  if (!empty || !a) return { from, to };
  let start = from;
  let end = from;
  $from.parent.forEach((node, offset) => {
    const at = $from.start() + offset;
    if (a.isInSet(node.marks) && at <= from && from <= at + node.nodeSize) {
      start = Math.min(start, at);
      end = Math.max(end, at + node.nodeSize);
    }
  });
  return { from: start, to: end };
}

export function cite(id: string): Command {
  return (state, dispatch) => {
    const { citation } = state.schema.nodes;
    if (!citation) return false;
    const { selection } = state;
    const isCitation = selection instanceof NodeSelection && selection.node.type === citation;
    const from = isCitation ? selection.from : selection.to;
    dispatch?.(state.tr.replaceRangeWith(from, selection.to, citation.create({ id })));
    return true;
  };
}

export function citedAt({ selection, schema }: EditorState): string | undefined {
  return selection instanceof NodeSelection && selection.node.type === schema.nodes.citation
    ? String(selection.node.attrs.id)
    : undefined;
}
