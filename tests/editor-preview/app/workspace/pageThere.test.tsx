/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { pageTimeoutMs, usePageReady } from '#editor-preview/app/workspace/usePageReady.ts';
import { fakeServer } from '../document/fakeServer.ts';
import { collaboratorsForTests } from '../support/collaborators.ts';
import { openTool, standInForLayout, tellPainted } from '../support/openedTool.tsx';
// Fetched by the tool when it first checks: on a busy machine that takes longer than the check.
import '#rules/checkOnDemand.ts';

beforeAll(standInForLayout);

test('the page is there when it has been painted', () => {
  const { result } = renderHook(usePageReady);
  expect(result.current[0]).toBe(false);
  act(result.current[1]);
  expect(result.current[0]).toBe(true);
});

describe('a page that does not come', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is not waited for any longer than that', () => {
    const { result } = renderHook(usePageReady);
    act(() => jest.advanceTimersByTime(pageTimeoutMs - 1));
    expect(result.current[0]).toBe(false);
    act(() => jest.advanceTimersByTime(1));
    expect(result.current[0]).toBe(true);
  });
});

test('an article is checked as soon as its page was painted, and not before', async () => {
  const article = { path: '/a', title: 'A', blocks: [{ id: 'one', type: 'of-tomorrow', data: {} }] };
  await openTool({
    server: fakeServer(article),
    collaborators: collaboratorsForTests(),
    isPagePainted: false,
  });
  const problems = within(screen.getByRole('region', { name: 'Problems' }));
  expect(problems.queryByText(/error/)).toBeNull();
  tellPainted();
  await waitFor(() => expect(problems.getByText(/error/)).toBeDefined(), { timeout: 20_000 });
});
