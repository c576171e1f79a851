/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { fireEvent, renderHook } from '@testing-library/react';
import { useAfterPress } from '#editor-preview/app/forms/rich-text/RichTextControl.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const listening = () => renderHook(() => useAfterPress(true)).result.current;

test('what shall be done is done at once while nothing is pressed', () => {
  const work = jest.fn();
  listening()(work);
  expect(work).toHaveBeenCalledTimes(1);
});

test.each(['pointerUp', 'pointerCancel'] as const)('while a pointer is pressed, it waits for %s', (letGo) => {
  const afterPress = listening();
  const work = jest.fn();
  fireEvent.pointerDown(window);
  afterPress(work);
  jest.runAllTimers();
  expect(work).not.toHaveBeenCalled();
  fireEvent[letGo](window);
  // The click comes now, and what it is meant for has not moved yet.
  expect(work).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});

test('after the pointer was let go, nothing waits any more', () => {
  const afterPress = listening();
  const work = jest.fn();
  fireEvent.pointerDown(window);
  fireEvent.pointerUp(window);
  afterPress(work);
  expect(work).toHaveBeenCalledTimes(1);
});
