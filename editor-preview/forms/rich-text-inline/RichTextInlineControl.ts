import type { Control } from '../field/control.ts';
import { richTextOf } from '../rich-text/RichTextControl.tsx';

/** Formatted text of a paragraph or less. */
export const richTextInlineControl: Control = richTextOf('inline');
