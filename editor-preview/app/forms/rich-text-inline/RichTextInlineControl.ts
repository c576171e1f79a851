import type { Control } from '../field/control.ts';
import { richTextOf } from '../rich-text/RichTextControl.tsx';

export const richTextInlineControl: Control = richTextOf('inline');
