/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { TextSelection } from 'prosemirror-state';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { ProseEditor } from '#editor-preview/app/forms/rich-text/ProseEditor.tsx';
import { writeProse } from '#editor-preview/app/forms/rich-text/proseHtml.ts';
import { followText, newProseState } from '#editor-preview/app/forms/rich-text/proseState.ts';

const begin = '<p>Take zinc.</p><p>Take it daily.</p>';

test('what was typed while the editor was loaded stays in one piece, with the caret behind it', () => {
  const written: string[] = [];
  function Field(): ReactNode {
    const [html, setHtml] = useState(begin);
    return (
      <ProseEditor
        kind="blocks"
        html={html}
        title="Text"
        names={{ 'aria-label': 'Text' }}
        isInvalid={false}
        begin={{ pressedAt: undefined, letters: 4, typed: () => ['some '] }}
        onChange={(next) => {
          written.push(next);
          setHtml(next);
        }}
        onRefused={() => undefined}
        onBlur={() => undefined}
      />
    );
  }
  render(<Field />);
  expect(written).toEqual(['<p>Takesome  zinc.</p><p>Take it daily.</p>']);
  expect(screen.getByLabelText('Text').textContent).toBe('Takesome  zinc.Take it daily.');
});

describe('what somebody else writes into a text that is being written', () => {
  /** A state with the caret behind so many letters of the first paragraph. */
  const writing = (letters: number) => {
    const state = newProseState(begin, 'blocks', () => true);
    return state.apply(state.tr.setSelection(TextSelection.create(state.doc, letters + 1)));
  };
  const after = (state: ReturnType<typeof writing>, html: string) => {
    const followed = followText(state, html, 'blocks');
    return followed ? state.apply(followed) : state;
  };

  test('leaves the caret where it is', () => {
    const next = after(writing(4), '<p>Take zinc.</p><p>Take it twice daily.</p>');
    expect(writeProse(next.doc, 'blocks')).toBe('<p>Take zinc.</p><p>Take it twice daily.</p>');
    expect(next.selection.from).toBe(5);
  });

  test('moves the caret along with its letters', () => {
    const next = after(writing(9), '<p>Always take zinc.</p><p>Take it daily.</p>');
    expect(next.doc.textBetween(next.selection.from - 4, next.selection.from)).toBe('zinc');
  });

  test('is followed where a letter is doubled, and where a text comes to be empty', () => {
    for (const html of ['<p>Take zzinc.</p><p>Take it daily.</p>', '', '<p>Take it daily.</p>'])
      expect(writeProse(after(writing(4), html).doc, 'blocks')).toBe(html);
  });

  test('is nothing where it is the same', () =>
    expect(followText(writing(4), begin, 'blocks')).toBeUndefined());
});
