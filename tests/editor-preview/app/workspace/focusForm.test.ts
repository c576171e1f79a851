/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { fireEvent, waitFor } from '@testing-library/react';
import { focusForm } from '#editor-preview/app/workspace/focusForm.ts';

const picture = (src: string): string =>
  `<div data-picture><button data-choose-picture>Choose</button><input id="src" value="${src}"></div><input id="alt">`;

function formWith(html: string): HTMLElement {
  const form = document.createElement('section');
  form.tabIndex = -1;
  form.innerHTML = html;
  document.body.replaceChildren(form);
  return form;
}

test.each([
  ['its first text', '<input type="checkbox"><input id="title"><textarea></textarea>', 'title'],
  ['its first control without a text', '<select id="level"></select>', 'level'],
  ['the choice of a picture while there is none', picture(''), undefined],
  ['what is asked about a picture that is there', picture('/media/jar.webp'), 'alt'],
])('the focus of a form goes to %s', (_name, html, id) => {
  const form = formWith(html);
  focusForm(form);
  const wanted = id === undefined ? form.querySelector('button') : document.getElementById(id);
  expect(document.activeElement).toBe(wanted);
});

test('what is typed before the form is there goes into its first text', async () => {
  const form = formWith('');
  const onKeyDown = jest.fn();
  window.addEventListener('keydown', onKeyDown);
  focusForm(form);
  for (const key of ['S', 'l', 'e', 'e', 'p', '/', '2']) fireEvent.keyDown(form, { key });
  const inputs: string[] = [];
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) inputs.push(target.value);
  });
  form.innerHTML = '<input id="title">';
  await waitFor(() => expect(inputs).toEqual(['Sleep/2']));
  expect(document.activeElement?.id).toBe('title');
  // The slash would add a block.
  expect(onKeyDown).not.toHaveBeenCalled();
  fireEvent.keyDown(form, { key: '/' });
  expect(onKeyDown).toHaveBeenCalledTimes(1);
  window.removeEventListener('keydown', onKeyDown);
});

test('a focus that has gone elsewhere stays there', async () => {
  const form = formWith('');
  const other = document.body.appendChild(document.createElement('input'));
  focusForm(form);
  other.focus();
  form.innerHTML = '<input id="title">';
  await Promise.resolve();
  expect(document.activeElement).toBe(other);
});
