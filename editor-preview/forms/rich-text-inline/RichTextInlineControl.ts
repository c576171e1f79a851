import type { Control } from '../field/control.ts';
import { richTextOf } from '../rich-text/RichTextControl.tsx';

/** Formatted text without block elements. */
export const richTextInlineControl: Control = richTextOf('inline');
