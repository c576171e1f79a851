/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import * as layout from '../../../widgets/shared/layout.ts';
import { layoutIndex, screenSize } from '../../../widgets/shared/layout.ts';
import { useScreenSize } from '../../../widgets/shared/useScreenSize.ts';

test('the constants are those of the specification', () => {
  expect(layout).toMatchObject({
    layoutWidths: [590, 658, 768, 990, 1100, 1190, 1200],
    contentWidths: [280, 658, 900, 1100],
    pageMaxWidths: [550, 989, 1100, 1100],
    sidebarWidth: 300,
    gutter: 50,
    navHeightMobile: 50,
    navHeight: 70,
    modalZIndex: 9999,
    modalWidth: 500,
    resizeDebounceMs: 250,
  });
});

describe('the layout of a window width', () => {
  test.each([
    [767, 0, 'mobile'],
    [768, 1, 'tablet'],
    [989, 1, 'tablet'],
    [990, 2, 'desktop'],
    [1199, 2, 'desktop'],
    [1200, 3, 'desktop'],
  ])('%i px has index %i and is %s', (width, index, size) => {
    expect(layoutIndex(width)).toBe(index);
    expect(screenSize(width)).toBe(size);
  });
});

describe('the screen-size state', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function resizeTo(width: number): void {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  }

  function Probe() {
    return <output>{useScreenSize()}</output>;
  }

  test('follows the window once it has kept its size for 250 ms, and not before', () => {
    window.innerWidth = 1280;
    render(<Probe />);
    expect(screen.getByRole('status').textContent).toBe('desktop');

    resizeTo(800);
    act(() => jest.advanceTimersByTime(249));
    expect(screen.getByRole('status').textContent).toBe('desktop');
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status').textContent).toBe('tablet');
  });

  test('starts its wait anew with every change of size', () => {
    window.innerWidth = 1280;
    render(<Probe />);
    resizeTo(800);
    act(() => jest.advanceTimersByTime(200));
    resizeTo(390);
    act(() => jest.advanceTimersByTime(249));
    expect(screen.getByRole('status').textContent).toBe('desktop');
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status').textContent).toBe('mobile');
  });

  test('leaves no timer and no listener behind', () => {
    const { unmount } = render(<Probe />);
    resizeTo(390);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
