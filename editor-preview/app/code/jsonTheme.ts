import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

export const jsonTheme = EditorView.theme({
  '&': {
    border: '1px solid var(--control-line)',
    borderRadius: 'var(--radius-leaf-small)',
    background: 'var(--surface)',
    color: 'var(--ink)',
    fontSize: '0.875rem',
    maxHeight: 'var(--json-height, 32rem)',
  },
  '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '1px' },
  '.cm-scroller': {
    fontFamily: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
    lineHeight: '1.5',
    overflow: 'auto',
  },
  '.cm-content': { caretColor: 'var(--ink)', minHeight: '6rem' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--editorial-soft)',
  },
  '.cm-gutters': {
    background: 'var(--surface-sunken)',
    color: 'var(--ink-soft)',
    border: 'none',
    borderInlineEnd: '1px solid var(--hairline)',
  },
  '.cm-activeLine': { background: 'transparent', boxShadow: 'inset 0 0 0 1px var(--hairline)' },
  '.cm-foldGutter .cm-gutterElement': { cursor: 'pointer', minWidth: '1.25rem', textAlign: 'center' },
  '.cm-foldPlaceholder': {
    border: '1px solid var(--control-line)',
    background: 'var(--surface-sunken)',
    color: 'var(--ink-soft)',
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    background: 'var(--editorial-soft)',
    outline: '1px solid var(--editorial)',
  },
  '.cm-tooltip': {
    border: '1px solid var(--control-line)',
    borderRadius: 'var(--radius-leaf-small)',
    background: 'var(--surface)',
    color: 'var(--ink)',
    fontFamily: 'var(--font-ui)',
    maxWidth: '24rem',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'inherit', maxHeight: '14rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '4px 8px', minHeight: '24px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: 'var(--editorial-soft)',
    color: 'var(--ink)',
    outline: '1px solid var(--editorial)',
    outlineOffset: '-1px',
  },
  '.cm-completionDetail': { color: 'var(--ink-soft)', fontStyle: 'normal' },
  '.cm-completionMatchedText': { fontWeight: '600', textDecoration: 'none' },
  '.cm-diagnostic': { borderInlineStart: '3px solid var(--caution)', padding: '4px 8px' },
  '.cm-lintRange-error, .cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--caution)',
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-info, .cm-lintRange-hint': {
    backgroundImage: 'none',
    textDecoration: 'underline dotted var(--ink-soft)',
    textUnderlineOffset: '3px',
  },
  '.cm-lint-marker': { content: 'none', width: '0.6em', height: '0.6em', borderRadius: '50%' },
  '.cm-lint-marker-error, .cm-lint-marker-warning': { background: 'var(--caution)' },
  '.cm-lint-marker-info': { background: 'var(--ink-soft)' },
});

export const jsonHighlighting = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--editorial-strong)', fontWeight: '600' },
  { tag: tags.string, color: 'var(--ink)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--caution)' },
  { tag: [tags.separator, tags.brace, tags.squareBracket], color: 'var(--ink-soft)' },
]);
