/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EditorState } from '../../contracts/editor.ts';
import type { Answer, DraftsClient } from '../../editor-preview/draftsClient.ts';
import { EditorApp } from '../../editor-preview/EditorApp.tsx';
import { createUnsavedTexts } from '../../editor-preview/unsavedText.ts';
import { previewDelay } from '../../editor-preview/usePreview.ts';

const server: EditorState = {
  path: '/a',
  text: '{"path":"/a"}',
  basedOn: '5',
  updatedAt: '2026-05-04T09:00:00Z',
  state: 'published',
  canSave: true,
};

/** jsdom neither lays out nor submits; what needs that is tried in a browser. */
const submitted = jest.fn();
beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  HTMLFormElement.prototype.submit = function submit(this: HTMLFormElement) {
    submitted(new FormData(this).get('text'));
  };
});
beforeEach(() => {
  jest.useFakeTimers();
  submitted.mockClear();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

function open(given: Partial<EditorState> = {}, answers: { save?: Answer; publish?: Answer } = {}) {
  const drafts = {
    save: jest.fn<DraftsClient['save']>(async () => answers.save ?? { kind: 'done', revision: '6' }),
    publish: jest.fn<DraftsClient['publish']>(async () => answers.publish ?? { kind: 'done', revision: '6' }),
  };
  const unsavedTexts = createUnsavedTexts();
  render(<EditorApp server={{ ...server, ...given }} drafts={drafts} unsavedTexts={unsavedTexts} />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { drafts, user, unsavedTexts, area: screen.getByLabelText<HTMLTextAreaElement>('Article as JSON') };
}

const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save draft' });
const publishButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' });
/** Lets what the server has answered come to its end. The clock that this waits on is not the faked one. */
const realTimeout = setTimeout;
const answered = () =>
  act(async () => {
    for (let turns = 0; turns < 5; turns++) await new Promise((resolve) => realTimeout(resolve));
  });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('the editor', () => {
  test('has nothing to save or publish as long as nothing is changed', () => {
    open();
    expect([saveButton().disabled, publishButton().disabled]).toEqual([true, true]);
  });

  test('asks for the preview when a text has stayed as it is for a moment, not at every key', async () => {
    const { user, area } = open();
    pass(0);
    expect(submitted.mock.calls).toEqual([['{"path":"/a"}']]);
    await user.type(area, ' ');
    pass(previewDelay - 1);
    await user.type(area, ' ');
    pass(previewDelay - 1);
    expect(submitted).toHaveBeenCalledTimes(1);
    pass(1);
    expect(submitted.mock.calls[1]).toEqual(['{"path":"/a"}  ']);
  });

  test('says at once what keeps a text from being JSON, without asking the server', async () => {
    const { user, area } = open();
    pass(0);
    await user.type(area, '}');
    pass(previewDelay);
    expect(submitted).toHaveBeenCalledTimes(1);
    const problem = screen.getByRole('button', { name: /The text stops being JSON at line 1, column 14/ });
    await user.click(problem);
    expect([document.activeElement, area.selectionStart]).toEqual([area, 13]);
  });

  test('keeps in the browser what is typed, until it is saved', async () => {
    const { user, area, unsavedTexts, drafts } = open();
    await user.type(area, ' ');
    expect(unsavedTexts.read('/a')).toMatchObject({ text: '{"path":"/a"} ', basedOn: '5' });
    await user.click(saveButton());
    await answered();
    expect(drafts.save).toHaveBeenCalledWith({
      path: '/a',
      text: '{"path":"/a"} ',
      basedOn: '5',
      onto: undefined,
    });
    expect(unsavedTexts.read('/a')).toBeUndefined();
    expect(screen.getByText(/The draft is saved/)).toBeTruthy();
  });

  test('keeps it also where the server cannot be reached', async () => {
    const { user, area, unsavedTexts } = open(
      {},
      { save: { kind: 'failed', message: 'The server is away.' } },
    );
    await user.type(area, ' ');
    await user.click(saveButton());
    await answered();
    expect(screen.getByText(/The server is away/)).toBeTruthy();
    expect(unsavedTexts.read('/a')?.text).toBe('{"path":"/a"} ');
    expect(saveButton().disabled).toBe(false);
  });

  test('saves what is not saved before it publishes', async () => {
    const { user, area, drafts } = open();
    await user.type(area, ' ');
    await user.click(publishButton());
    await answered();
    expect(drafts.save).toHaveBeenCalledTimes(1);
    expect(drafts.publish).toHaveBeenCalledWith({ path: '/a', revision: '6', note: '' });
    expect(screen.getByText(/The article is published/)).toBeTruthy();
  });

  test('says with it what was changed, once', async () => {
    const { user, area, drafts } = open();
    const note = screen.getByRole<HTMLInputElement>('textbox', { name: 'What changed, for readers' });
    expect(note.disabled).toBe(true);
    await user.type(area, ' ');
    await user.type(note, ' Doses corrected. ');
    await user.click(publishButton());
    await answered();
    expect(drafts.publish).toHaveBeenCalledWith({ path: '/a', revision: '6', note: 'Doses corrected.' });
    expect(note.value).toBe('');
  });

  test('publishes nothing where saving met a conflict', async () => {
    const conflict = {
      kind: 'draft-moved',
      current: { revision: '7', text: '{}', updatedAt: server.updatedAt ?? '' },
    } as const;
    const { user, area, drafts } = open({}, { save: { kind: 'conflict', conflict } });
    await user.type(area, ' ');
    await user.click(publishButton());
    await answered();
    expect(drafts.publish).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toContain('Somebody else has saved this article');
    expect([saveButton().disabled, publishButton().disabled]).toEqual([true, true]);
  });

  test('asks before it publishes what has errors', async () => {
    const { user, area, drafts } = open();
    await user.type(area, '}');
    pass(previewDelay);
    await user.click(publishButton());
    await answered();
    expect(drafts.save).not.toHaveBeenCalled();
    expect(document.activeElement?.textContent).toBe('Publish anyway');
    await user.click(screen.getByRole('button', { name: 'Not yet' }));
    expect(document.activeElement).toBe(publishButton());
    expect(drafts.save).not.toHaveBeenCalled();
  });

  test('offers no saving where the articles are somebody else’s', () => {
    open({ canSave: false, path: '', text: '', basedOn: null, updatedAt: null, state: 'new' });
    expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull();
    expect(screen.getByText(/nothing is saved/)).toBeTruthy();
  });
});
