import { type Reader, unknownReader } from '#feature-kit/dimension.ts';
import { dependingOn, openPages, stateOf, textOf, withFakeTimers } from './openPages.ts';

withFakeTimers();

describe('pages that depend on their reader', () => {
  const german: Reader = { country: 'DE', experiments: { layout: 'wide' } };
  const british: Reader = { country: 'GB', experiments: {} };

  it('are kept apart by what they depend on, and by nothing else', async () => {
    const { source, pages, rendered } = openPages({ render: dependingOn({ countries: 'all' }) });
    source.publish('/a');
    expect(textOf(await pages.deliver('/a', german))).toContain('DE');
    expect(textOf(await pages.deliver('/a', british))).toContain('GB');
    await pages.deliver('/a', { country: 'DE', experiments: { layout: 'narrow', other: 'x' } });
    expect(rendered).toHaveLength(2);
    expect(await pages.cached('/a', unknownReader)).toBeUndefined();
  });

  it('are one for all readers of whose country the page says nothing of its own', async () => {
    const { source, pages, rendered } = openPages({ render: dependingOn({ countries: ['FR', 'GB'] }) });
    const from = (country: string | undefined): Reader => ({ country, experiments: {} });
    source.publish('/a');
    await pages.deliver('/a', german);
    await pages.deliver('/a', from(undefined));
    await pages.deliver('/a', from('XX'));
    expect(rendered).toHaveLength(1);
    expect(textOf(await pages.deliver('/a', british))).toContain('GB');
    await pages.deliver('/a', from('FR'));
    expect(rendered).toHaveLength(3);
    expect(stateOf(await pages.deliver('/a', british))).toBe('hit');
  });

  it('go to the right reader, also when different ones ask for a new page at the same time', async () => {
    const { source, pages } = openPages({ render: dependingOn({ experiments: ['layout'] }) });
    source.publish('/a');
    const [wide, plain] = await Promise.all([pages.deliver('/a', german), pages.deliver('/a', british)]);
    expect(textOf(wide)).toContain('wide');
    expect(textOf(plain)).not.toContain('wide');
  });

  it('are kept apart by every experiment, where a widget looks at all of them', async () => {
    const { source, pages, rendered } = openPages({ render: dependingOn({ experiments: 'all' }) });
    source.publish('/a');
    await pages.deliver('/a', { country: undefined, experiments: { a: 'x', b: 'y' } });
    await pages.deliver('/a', { country: 'DE', experiments: { b: 'y', a: 'x' } });
    expect(rendered).toHaveLength(1);
    await pages.deliver('/a', { country: undefined, experiments: { a: 'x', b: 'z' } });
    expect(rendered).toHaveLength(2);
  });

  it('all go when their article changes', async () => {
    const { source, pages } = openPages({ render: dependingOn({ countries: 'all' }) });
    source.publish('/a');
    await pages.deliver('/a', german);
    await pages.deliver('/a', british);
    source.publish('/a');
    expect(await Promise.all([pages.cached('/a', german), pages.cached('/a', british)])).toEqual([
      undefined,
      undefined,
    ]);
  });

  it.each(['constructor', '__proto__', 'toString'])(
    'may name an experiment %s without harm',
    async (name) => {
      const { source, pages } = openPages({ render: dependingOn({ experiments: [name] }) });
      source.publish('/a');
      expect(stateOf(await pages.deliver('/a', unknownReader))).toBe('miss');
      expect(await pages.cached('/a', british)).toBeDefined();
    },
  );
});
