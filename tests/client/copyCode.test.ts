/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { start } from '#client/behaviours/copyCode.ts';

const writeText = jest.fn<(text: string) => Promise<void>>();
Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

const settled = () => new Promise((resolve) => setTimeout(resolve));
const outcome = () => [
  document.querySelector('button')?.getAttribute('data-copy-state'),
  document.querySelector('output')?.value,
];

test('copies a code and says so; if it may not, selects the code', async () => {
  document.body.innerHTML = '<dd>UID1<button></button><output></output></dd>';
  const button = document.querySelector('button') as HTMLElement;
  start(button);
  writeText.mockResolvedValueOnce();
  button.click();
  await settled();
  expect(writeText.mock.calls).toEqual([['UID1']]);
  expect(outcome()).toEqual(['copied', 'Copied']);
  writeText.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  button.click();
  await settled();
  expect(outcome()).toEqual(['failed', 'Not copied. The code is selected.']);
  expect(String(getSelection())).toBe('UID1');
});
