import { blocksControl } from './blocks/BlocksControl.tsx';
import { checkboxControl } from './checkbox/CheckboxControl.tsx';
import { colorControl } from './color/ColorControl.tsx';
import { dateControl } from './date/DateControl.tsx';
import { drugControl } from './drug/DrugControl.tsx';
import type { Control } from './field/control.ts';
import { fieldsControl } from './fields/FieldsControl.tsx';
import { imageControl } from './image/ImageControl.tsx';
import { itemsControl } from './items/ItemsControl.tsx';
import { linkControl } from './link/LinkControl.tsx';
import { nodesControl } from './nodes/NodesControl.tsx';
import { numberControl } from './number/NumberControl.tsx';
import { richTextControl } from './rich-text/RichTextControl.tsx';
import { richTextInlineControl } from './rich-text-inline/RichTextInlineControl.ts';
import type { Widget } from './schema/widgetOf.ts';
import { selectControl } from './select/SelectControl.tsx';
import { tableControl } from './table/TableControl.tsx';
import { tagsControl } from './tags/TagsControl.tsx';
import { textControl } from './text/TextControl.tsx';
import { textareaControl } from './textarea/TextareaControl.tsx';

export const controls: Readonly<Record<Widget, Control>> = {
  text: textControl,
  textarea: textareaControl,
  'rich-text': richTextControl,
  'rich-text-inline': richTextInlineControl,
  link: linkControl,
  image: imageControl,
  number: numberControl,
  checkbox: checkboxControl,
  select: selectControl,
  tags: tagsControl,
  color: colorControl,
  date: dateControl,
  items: itemsControl,
  table: tableControl,
  nodes: nodesControl,
  blocks: blocksControl,
  drug: drugControl,
  fields: fieldsControl,
};
