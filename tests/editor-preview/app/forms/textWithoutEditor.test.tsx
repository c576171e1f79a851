/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { cleanup, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormField } from '#editor-preview/app/forms/schema/formField.ts';

let fail: () => void = () => undefined;
const loading = new Promise<object>((_resolve, reject) => {
  fail = () => reject(new Error('There is no network.'));
});
jest.unstable_mockModule('#editor-preview/app/forms/rich-text/ProseEditor.tsx', () => loading);
const { richTextControl } = await import('#editor-preview/app/forms/rich-text/RichTextControl.tsx');

afterEach(cleanup);

function show(): unknown[] {
  const written: unknown[] = [];
  const { Control } = richTextControl;
  const field: FormField = {
    name: 'html',
    schema: {},
    file: '',
    widget: 'rich-text',
    title: 'Text',
    description: '',
    requirement: undefined,
  };
  render(
    <Control
      field={field}
      place={{ pointer: '/data/html', isRequired: false, owner: undefined }}
      describedBy={undefined}
      value="<p>Take zinc.</p>"
      id="text"
      labelId="label"
      title="Text"
      isInvalid={false}
      isRequired={false}
      onChange={(value) => written.push(value)}
    />,
  );
  return written;
}

test('what was typed before the text editor came stands in the text, where its writer has gone on', async () => {
  const user = userEvent.setup({ delay: null });
  const written = show();
  await user.tab();
  await user.keyboard('a');
  await user.tab();
  expect(written).toEqual(['<p>Take zinc.</p><p>a</p>']);
});

test('what was typed while the text editor could not be loaded stands in the text', async () => {
  const user = userEvent.setup({ delay: null });
  const written = show();
  await user.tab();
  await user.keyboard('a < b');
  expect(written).toEqual([]);
  fail();
  await waitFor(() => expect(written).toEqual(['<p>Take zinc.</p><p>a &lt; b</p>']));
});
