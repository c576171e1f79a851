import { moduleName } from './newBlockFiles.ts';

const nameInModule = (name: string): string => moduleName(name, 'Feature');

export function newFeatureFiles(name: string): Map<string, string> {
  const folder = `features/${name}`;
  return new Map([
    [`${folder}/feature.ts`, feature(name)],
    [`${folder}/${nameInModule(name)}Routes.ts`, routes(name)],
    [`tests/features/${name}/${nameInModule(name)}Routes.test.ts`, test(name)],
  ]);
}

export function registerFeature(list: string, name: string): string {
  const module = nameInModule(name);
  const imported = `import ${module} from './${name}/feature.ts';\n`;
  const lastImport = [...list.matchAll(/^import .*;\n/gm)].at(-1);
  const end = list.lastIndexOf('];');
  if (!lastImport || end === -1)
    throw new Error('features/features.ts does not have the expected form, so the entry cannot be added.');
  // The linter sorts imports.
  const at = lastImport.index + lastImport[0].length;
  return `${list.slice(0, at)}${imported}${list.slice(at, end)}  ${module},\n${list.slice(end)}`;
}

function feature(name: string): string {
  return `import { feature } from '#feature-kit/feature.ts';

/** What readers, editors or the publisher get from it. */
export default feature('${name}', {
  open: async () => {
    const { ${nameInModule(name)}Routes } = await import('./${nameInModule(name)}Routes.ts');
    return { routes: ${nameInModule(name)}Routes() };
  },
});
`;
}

function routes(name: string): string {
  return `import { api, type Route } from '#feature-kit/route.ts';

/** \`GET /api/${name}\`: says that it is there. */
export function ${nameInModule(name)}Routes(): Route[] {
  return [api('GET /api/${name}', () => ({ body: { isThere: true } }))];
}
`;
}

function test(name: string): string {
  return `import ${nameInModule(name)} from '#features/${name}/feature.ts';
import { startTestServer } from '../../server/support.ts';

describe('${name.replaceAll('-', ' ')}', () => {
  test('answers that it is there', async () => {
    await using server = await startTestServer({
      open: async (parts) => (await ${nameInModule(name)}.open?.(parts, {}))?.routes ?? [],
    });
    const { status, body } = await server.get('/api/${name}');
    expect([status, JSON.parse(body)]).toEqual([200, { isThere: true }]);
  });
});
`;
}
