import { fetchAll, fetchedLater } from '#editor-preview/app/parts/fetchedLater.ts';

test('all that may be needed later is fetched, with what that needs, up to what does not come; that is asked for last then', async () => {
  const fetched: string[] = [];
  let isThere = false;
  fetchedLater(async () => {
    fetched.push('form');
    fetchedLater(async () => {
      fetched.push('dialog of the form');
    });
  });
  const editor = fetchedLater(async () => {
    fetched.push('text editor');
    if (!isThere) throw new Error('There is no network.');
    return 'editor';
  });
  expect(await fetchAll()).toBe(false);
  expect(fetched).toEqual(['form', 'text editor']);
  fetched.length = 0;
  expect(await fetchAll()).toBe(false);
  expect(fetched).toEqual(['form', 'dialog of the form', 'text editor']);
  isThere = true;
  expect(await fetchAll()).toBe(true);
  expect(await editor()).toBe('editor');
});
