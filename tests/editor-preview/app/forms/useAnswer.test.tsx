/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type Asking, useAnswer } from '#editor-preview/app/forms/rich-text/useAnswer.ts';

afterEach(cleanup);

function Asked(asking: Asking) {
  const { field } = useAnswer(asking);
  return <input {...field} />;
}

const ask = (begin: string) => {
  const heard: string[] = [];
  const hear = (what: string) => heard.push(what);
  // Outside of the field are the keys of the tool.
  render(
    <form onKeyDown={({ key }) => hear(`outside: ${key}`)}>
      <Asked begin={begin} onAnswer={hear} onCancel={() => hear('left')} />
    </form>,
  );
  return { heard, input: screen.getByRole<HTMLInputElement>('textbox') };
};

test.each([
  ['Enter', ' nih-zinc ', ['nih-zinc']],
  ['Enter', ' ', ['left']],
  ['Escape', 'nih-zinc', ['left']],
  ['a', 'nih-zinc', ['outside: a']],
])('takes %s behind "%s"', (key, typed, answer) => {
  const { heard, input } = ask('nih-magnesium');
  expect(document.activeElement).toBe(input);
  fireEvent.change(input, { target: { value: typed } });
  const isFree = fireEvent.keyDown(input, { key });
  expect(heard).toEqual(answer);
  expect(isFree).toBe(key === 'a');
});

test.each(['Enter', 'Escape'])('leaves %s to what composes text', (key) => {
  const { heard, input } = ask('マグネシウム');
  fireEvent.keyDown(input, { key, isComposing: true });
  expect(heard).toEqual([`outside: ${key}`]);
});
