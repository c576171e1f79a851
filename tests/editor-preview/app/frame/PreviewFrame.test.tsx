/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { EditorMessage, FrameMessage, KeysByPlace } from '#editor-preview/app/frame/messages.ts';
import { PreviewFrame } from '#editor-preview/app/frame/PreviewFrame.tsx';
import type { PageWriting } from '#editor-preview/app/frame/writing/usePageWriting.ts';
import { plainView } from '#editor-preview/app/pageView/frameView.ts';
import { applyOperation } from '#editor-preview/model/applyOperation.ts';
import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import type { Change } from '#editor-preview/model/operation.ts';
import { readArticle } from '#editor-preview/model/readValue.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import { setTo } from '../../changes.ts';

const envelope = 'pagewell-preview-frame';
const heading = (id: string, text: string) => ({ id, type: 'heading', data: { text } });
const json = { path: '/a', title: 'A', blocks: [heading('one', 'One'), heading('two', 'Two')] };
const article = readArticle({ json }, blockFields);

function changed(before: EditedArticle, change: Change): EditedArticle {
  const outcome = applyOperation(before, { changes: [change] }, blockFields);
  if (!outcome.ok) throw new Error('The test made a change that cannot be made.');
  return outcome.article;
}

/** No browser layout here. */
class NoObserver {
  observe(): void {}
  disconnect(): void {}
}
Object.assign(globalThis, { ResizeObserver: NoObserver });

interface Props {
  article?: EditedArticle;
  sequence?: number | undefined;
  selected?: { block: string; pointer?: string };
  followed?: readonly string[];
  previewOrigin?: string;
}

const keys: KeysByPlace = { outside: ['Mod+K', '/'], inTexts: ['Mod+K'], inEmptyTexts: ['Mod+K', '/'] };
const none: readonly string[] = [];

function opened(first: Props = {}) {
  const writing: jest.Mocked<PageWriting> = {
    choose: jest.fn(),
    writeFirst: jest.fn(),
    typed: jest.fn(),
    pasted: jest.fn(),
    written: jest.fn(),
    join: jest.fn(() => () => undefined),
    begin: jest.fn(),
    follow: jest.fn(),
    reduced: jest.fn(),
    setTools: jest.fn(),
    tools: { subscribe: jest.fn(() => () => undefined), now: jest.fn(() => []) },
    format: jest.fn(),
  };
  const onProblems = jest.fn();
  const onPainted = jest.fn();
  const element = (props: Props) => (
    <PreviewFrame
      path="/a"
      article={props.article ?? article}
      sequence={props.sequence}
      selected={props.selected}
      width={800}
      onMove={jest.fn()}
      onFiles={jest.fn()}
      tools={null}
      room={{ width: 800, height: 600 }}
      keys={keys}
      followed={props.followed ?? none}
      people={new Map([['two', [{ person: 'p2', name: 'Ben Okoro', colour: '#123456' }]]])}
      {...(props.previewOrigin === undefined ? {} : { previewOrigin: props.previewOrigin })}
      writing={writing}
      onEmptyPlace={jest.fn()}
      onMarked={jest.fn()}
      onProblems={onProblems}
      onPainted={onPainted}
      onComplete={() => undefined}
    />
  );
  const { rerender } = render(element(first));
  const frame = screen.getByTitle<HTMLIFrameElement>('The page');
  const window_ = frame.contentWindow;
  if (!window_) throw new Error('The frame has no window.');
  const told: EditorMessage[] = [];
  jest.spyOn(window_, 'postMessage').mockImplementation((data: unknown) => {
    told.push(Reflect.get(Object(data), envelope));
  });
  const saying = (message: FrameMessage, source: unknown = window_, origin = window.location.origin) =>
    act(() => {
      const event = new MessageEvent('message', { data: { [envelope]: message }, origin });
      Object.defineProperty(event, 'source', { value: source });
      window.dispatchEvent(event);
    });
  return {
    frame,
    told,
    saying,
    writing,
    onProblems,
    onPainted,
    again: (props: Props) => rerender(element(props)),
  };
}
afterEach(cleanup);

test('a frame that is ready is told the whole article, and then what changes', () => {
  const { told, saying, again } = opened();
  saying({ kind: 'ready' });
  expect(told).toEqual([
    { kind: 'keys', keys },
    { kind: 'view', view: plainView },
    {
      kind: 'update',
      update: {
        version: 1,
        fields: { path: '/a', title: 'A' },
        order: ['one', 'two'],
        blocks: [
          ['one', heading('one', 'One')],
          ['two', heading('two', 'Two')],
        ],
      },
    },
    { kind: 'choose', chosen: undefined },
    { kind: 'follow', blocks: [] },
  ]);
  told.length = 0;
  const next = changed(article, setTo('two', '/data/text', 'Second'));
  again({ article: next });
  again({ article: next, sequence: 7 });
  again({ article: changed(next, { kind: 'remove', block: 'one' }) });
  expect(told).toEqual([
    { kind: 'update', update: { version: 2, blocks: [['two', heading('two', 'Second')]] } },
    { kind: 'update', update: { version: 3, blocks: [], sequence: 7 } },
    { kind: 'update', update: { version: 4, blocks: [], order: ['two'] } },
  ]);
});

test('a frame that was loaded anew is told everything again', () => {
  const { told, saying } = opened();
  saying({ kind: 'ready' });
  saying({ kind: 'ready' });
  const updates = told.filter((message) => message.kind === 'update');
  expect(updates.map(({ update }) => update.blocks.length)).toEqual([2, 2]);
});

describe('a frame that did not get here', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  const shown = () => screen.getByTitle('The page');

  test('is made anew when it is loaded and says nothing', () => {
    const { frame } = opened();
    fireEvent.load(frame);
    pass(9_999);
    expect(shown()).toBe(frame);
    pass(1);
    expect(shown()).not.toBe(frame);
  });

  test('is made anew a while after it said that it cannot load what it needs, and as soon as there is a network', () => {
    const { frame, saying } = opened();
    saying({ kind: 'ready' });
    saying({ kind: 'stuck' });
    pass(4_999);
    expect(shown()).toBe(frame);
    act(() => void window.dispatchEvent(new Event('online')));
    pass(0);
    expect(shown()).not.toBe(frame);
  });

  test('once it is ready, it is never made anew', () => {
    const { frame, saying } = opened();
    fireEvent.load(frame);
    saying({ kind: 'ready' });
    act(() => void window.dispatchEvent(new Event('online')));
    pass(60_000);
    expect(shown()).toBe(frame);
  });
});

test('what is selected is told, and outlined where the frame says that it is', () => {
  const { frame, told, saying } = opened({ selected: { block: 'two', pointer: '/data/text' } });
  saying({ kind: 'ready' });
  expect(told).toContainEqual({ kind: 'choose', chosen: { block: 'two', pointer: '/data/text' } });
  const before = frame.parentElement?.children.length ?? 0;
  saying({
    kind: 'boxes',
    block: { left: 10, top: 20, width: 30, height: 40 },
    field: undefined,
    others: [],
  });
  expect(frame.parentElement?.children.length).toBe(before + 1);
  expect(frame.nextElementSibling).toHaveProperty('style.left', '6px');
});

test('who else is in a block stands at it, where the frame says that it is', () => {
  const { told, saying } = opened({ followed: ['two'] });
  saying({ kind: 'ready' });
  expect(told.at(-1)).toEqual({ kind: 'follow', blocks: ['two'] });
  const box = { left: 10, top: 20, width: 30, height: 40 };
  saying({ kind: 'boxes', block: undefined, field: undefined, others: [{ block: 'two', box }] });
  expect(screen.getByTitle('Ben Okoro').textContent).toBe('BO');
});

test('a frame on an origin of its own is lent what players in it need, and one on ours needs no leave', () => {
  const { frame, again } = opened();
  expect(frame.hasAttribute('allow')).toBe(false);
  again({ previewOrigin: 'https://preview.example.org' });
  expect(frame.getAttribute('allow')).toContain('autoplay https://preview.example.org');
  expect(frame.getAttribute('allow')).toContain('fullscreen https://preview.example.org');
});

test('the editor hears of each painting', () => {
  const { saying, onPainted } = opened();
  saying({ kind: 'ready' });
  expect(onPainted).not.toHaveBeenCalled();
  saying({ kind: 'painted', version: 1, milliseconds: 12 });
  saying({ kind: 'painted', version: 2, milliseconds: 3 });
  expect(onPainted).toHaveBeenCalledTimes(2);
});

test('what is clicked and what fails comes to the editor, and only from the frame’s own window and origin', () => {
  const { saying, writing, onProblems } = opened();
  saying({ kind: 'chosen', chosen: { block: 'one' } }, window);
  saying({ kind: 'chosen', chosen: { block: 'one' } }, undefined, 'https://other.example');
  saying({ kind: 'chosen', chosen: { block: 'not-in-the-article' } });
  expect(writing.choose).not.toHaveBeenCalled();
  saying({ kind: 'chosen', chosen: { block: 'one', pointer: '/data/text' } });
  expect(writing.choose).toHaveBeenCalledWith(
    { block: 'one', pointer: '/data/text' },
    { caret: undefined, canWrite: false },
    expect.any(Function),
  );
  saying({ kind: 'failures', failures: [{ block: 'one', message: 'why' }] });
  expect(onProblems).toHaveBeenCalledWith([{ block: 'one', message: 'why' }]);
});

test('keys of commands that are pressed in the page are pressed on the frame, where the tool hears them', () => {
  const { saying } = opened();
  const heard: string[] = [];
  const onKey = ({ key, ctrlKey, target }: KeyboardEvent): void => {
    heard.push(`${ctrlKey ? 'Ctrl+' : ''}${key} on ${target instanceof Element ? target.localName : ''}`);
  };
  window.addEventListener('keydown', onKey);
  const pressed = { key: 'k', code: 'KeyK', ctrlKey: true, metaKey: false, shiftKey: false, altKey: false };
  saying({ kind: 'pressed', pressed });
  saying({ kind: 'pressed', pressed }, window);
  window.removeEventListener('keydown', onKey);
  expect(heard).toEqual(['Ctrl+k on iframe']);
});
