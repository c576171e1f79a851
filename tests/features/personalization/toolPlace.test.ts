import toolPlace from '#features/personalization/toolPlace.tsx';
import type { Partner } from '#schemas/generated/types.ts';
import { testShell } from '../../shell/support.ts';

const pageWith = (partners: Partner[]): string =>
  toolPlace({ ...testShell, site: { ...testShell.site, configuration: { outside: { partners } } } });
const tool: Partner = {
  name: 'knowing',
  company: 'Knowing Ltd',
  kind: 'personalization',
  script: 'https://tool.knowing.example/tool.js',
  purposes: [5, 6],
};

describe('the place of a tool that personalizes', () => {
  it('is in every page where the site has one, for its frame and its script', () =>
    expect(pageWith([tool])).toBe(
      '<div title="Knowing Ltd" data-outside="knowing" data-personalization=""></div>',
    ));

  it('is in no page where it has none', () => {
    expect(pageWith([{ ...tool, kind: 'analytics' }])).toBe('');
    expect(toolPlace(testShell)).toBe('');
  });
});
