/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import PicturesDialog from '#editor-preview/app/media/PicturesDialog.tsx';
import type { MediaPicture } from '#editor-preview/model/media.ts';
import { standInForLayout } from '../support/openedTool.tsx';

const rice: MediaPicture = { src: '/media/rice.webp', name: 'rice.webp', usedIn: 0, uses: [] };
const realFetch = globalThis.fetch;

beforeAll(standInForLayout);
afterAll(() => {
  globalThis.fetch = realFetch;
});

test('the Enter that confirms a word of an input method chooses no picture, and the next one does', async () => {
  // jsdom has no answers of its own; nothing else of one is looked at.
  globalThis.fetch = async (address) => {
    // One for the word, two for all.
    const pictures = String(address).includes('words=%E7%B1%B3')
      ? [rice]
      : [rice, { ...rice, src: '/media/tea.webp' }];
    return {
      status: 200,
      text: async () => JSON.stringify({ pictures, found: pictures.length }),
    } as Response;
  };
  const chosen: MediaPicture[] = [];
  render(
    <PicturesDialog
      current=""
      onChoose={(picture) => chosen.push(picture)}
      onFile={() => undefined}
      onClose={() => undefined}
    />,
  );
  const search = screen.getByRole('searchbox');
  fireEvent.change(search, { target: { value: '米' } });
  await screen.findByText('One picture');
  fireEvent.keyDown(search, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(search, { key: 'Enter', keyCode: 229 });
  expect(chosen).toEqual([]);
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(chosen).toEqual([rice]);
});
