import { contentSecurityPolicy, hashSource } from '#server/security/contentSecurityPolicy.ts';
import { bootScript } from '#shell/document/document.ts';

/** The directives of each policy in a header, by name. A browser lets through what all policies allow. */
const policiesIn = (header: string): Record<string, string>[] =>
  header.split(',').map((policy) =>
    Object.fromEntries(
      policy.split(';').map((directive) => {
        const [name = '', ...sources] = directive.trim().split(' ');
        return [name, sources.join(' ')];
      }),
    ),
  );

const boot = hashSource(bootScript);

describe('the scripts that a page may run', () => {
  test('are trusted by our own inline script, and of our own host: two policies, both of which must agree', () => {
    const [page, ownHost, ...others] = policiesIn(contentSecurityPolicy({ css: '' }));
    expect(page?.['script-src']).toBe(`${boot} 'strict-dynamic'`);
    expect(ownHost).toEqual({ 'script-src': `'self' ${boot}` });
    expect(others).toEqual([]);
  });

  test('include the inline scripts of a tool, by their hash, in both policies', () => {
    const policies = policiesIn(contentSecurityPolicy({ css: '', inlineScripts: ['tool()'] }));
    for (const { 'script-src': scripts } of policies) expect(scripts).toContain(hashSource('tool()'));
  });

  test('name no foreign host, whatever features add', () => {
    const sources = { 'frame-src': ['https://outside.example'], 'img-src': ['https://pictures.example'] };
    for (const { 'script-src': scripts } of policiesIn(contentSecurityPolicy({ css: '', sources })))
      expect(scripts).not.toMatch(/https?:/);
  });
});

test('frames of partners change the policy of a page by its frame-src alone', () => {
  const [without] = policiesIn(contentSecurityPolicy({ css: '' }));
  const header = contentSecurityPolicy({ css: '', sources: { 'frame-src': ['https://outside.example'] } });
  const [page, ownHost] = policiesIn(header);
  expect(page).toEqual({ ...without, 'frame-src': 'https://outside.example' });
  expect(ownHost).toEqual(policiesIn(contentSecurityPolicy({ css: '' }))[1]);
});
