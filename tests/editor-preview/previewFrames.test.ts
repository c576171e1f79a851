import { noPreview, previewReducer } from '../../editor-preview/previewFrames.ts';

type Action = Parameters<typeof previewReducer>[1];
const report = { shown: true, problems: [] };
const noPage = {
  shown: false,
  problems: [{ rule: 'schema/required', severity: 'error', message: '', pointer: '' }],
} as const;
const act = (...actions: Action[]) => actions.reduce(previewReducer, noPreview);
const shown: Action[] = [
  { kind: 'asked', text: 'one' },
  { kind: 'ready', id: 1, report },
];

describe('the frames of the preview', () => {
  test('change places when the new page is there', () => {
    const asked = act(...shown, { kind: 'asked', text: 'two' });
    expect([asked.shown?.text, asked.next?.text]).toEqual(['one', 'two']);
    const ready = previewReducer(asked, { kind: 'ready', id: 2, report });
    expect([ready.shown?.text, ready.next]).toEqual(['two', undefined]);
  });

  test('leave the last page in place where the new text makes none', () => {
    const state = act(...shown, { kind: 'asked', text: 'two' }, { kind: 'ready', id: 2, report: noPage });
    expect(state).toMatchObject({ shown: { text: 'one' }, isOlder: true, report: noPage });
  });

  test('show that there is no page where there was none before', () => {
    const state = act({ kind: 'asked', text: 'one' }, { kind: 'ready', id: 1, report: noPage });
    expect(state).toMatchObject({ shown: { text: 'one' }, isOlder: false });
  });

  test('forget a page that is not the latest', () => {
    const asked = act({ kind: 'asked', text: 'one' }, { kind: 'asked', text: 'two' });
    expect(previewReducer(asked, { kind: 'ready', id: 1, report })).toBe(asked);
    expect(previewReducer(asked, { kind: 'failed', id: 1 })).toBe(asked);
  });

  test('say that a page did not come, until the next one does', () => {
    const failed = act(...shown, { kind: 'asked', text: 'two' }, { kind: 'failed', id: 2 });
    expect(failed).toMatchObject({ failed: true, shown: { text: 'one' }, next: undefined });
    const again = [
      { kind: 'asked', text: 'three' },
      { kind: 'ready', id: 2, report },
    ] as const;
    expect(again.reduce(previewReducer, failed)).toMatchObject({ failed: false, shown: { text: 'three' } });
  });

  test('ask nobody for a text that is no JSON', () => {
    expect(act(...shown, { kind: 'refused', report: noPage })).toMatchObject({
      next: undefined,
      isOlder: true,
      report: noPage,
    });
    expect(act({ kind: 'refused', report: noPage })).toMatchObject({ shown: undefined, isOlder: false });
  });
});
