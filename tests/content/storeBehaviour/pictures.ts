import type { EditorStore } from '#editor-preview/store/editorStore.ts';

export function describePictures(store: () => EditorStore): void {
  const picture = (name: string) => ({
    name,
    bytes: new Uint8Array([0, 1, 255, 0]),
    width: 640,
    height: 480,
  });

  describe('pictures', () => {
    it('are kept as they were uploaded, byte by byte, with who it was', async () => {
      const kept = await store().pictures.store(picture('spoon-01.webp'), 'Ada');
      expect(kept).toMatchObject({ name: 'spoon-01.webp', width: 640, height: 480, author: 'Ada' });
      expect(Date.parse(kept.uploadedAt)).not.toBeNaN();
      expect([...((await store().pictures.read('spoon-01.webp')) ?? [])]).toEqual([0, 1, 255, 0]);
      expect(await store().pictures.read('no-such-01.webp')).toBeUndefined();
    });

    it('that come once more stay what they were', async () => {
      await store().pictures.store(picture('twice-01.webp'), 'Ada');
      expect(await store().pictures.store(picture('twice-01.webp'), 'Bo')).toMatchObject({ author: 'Ada' });
      const names = (await store().pictures.uploaded()).map(({ name }) => name);
      expect(names.filter((name) => name === 'twice-01.webp')).toHaveLength(1);
      expect(names[0]).toBe('twice-01.webp');
    });

    it('are known where they stand, in drafts before what is published, as soon as that changes', async () => {
      const path = '/pictures/placed';
      const article = (src: string) => ({
        path,
        title: 'Placed',
        image: { src: '/media/lead.webp', alt: 'The lead' },
        blocks: [{ id: 'a', type: 'image', data: { src, alt: 'A spoon' } }],
      });
      const placed = async () =>
        (await store().picturesInUse.read())
          .find((each) => each.path === path)
          ?.pictures.map(({ src }) => src);

      const published = await store().publish(path, article('/media/first.webp'), { author: 'Ada' });
      expect(await placed()).toEqual(['/media/lead.webp', '/media/first.webp']);
      const basedOn = published.ok ? published.revision : null;
      await store().saveDraft(path, article('/media/second.webp'), { author: 'Ada', basedOn });
      expect(await placed()).toEqual(['/media/lead.webp', '/media/second.webp']);
      expect(await placed()).toEqual(['/media/lead.webp', '/media/second.webp']);
    });
  });
}
