import { openAuth } from '#features/auth/openAuth.ts';
import { settings } from '#features/auth/settings.ts';
import { readSettings } from '#platform/configuration/setting.ts';

describe('what the environment says', () => {
  test.each([
    ['AUTH_AUTHORITY', 'https://id.example/{policy}/v2.0', true],
    ['AUTH_AUTHORITY', 'http://localhost:4000/{policy}', true],
    ['AUTH_AUTHORITY', 'http://id.example/{policy}', false],
    ['AUTH_AUTHORITY', 'https://id.example/', false],
    ['AUTH_AUTHORITY', 'https://a:b@id.example/{policy}', false],
    ['AUTH_AUTHORITY', 'javascript:{policy}', false],
    ['AUTH_GOOGLE', 'B2C_1A_google:app-1:sec:ret', true],
    ['AUTH_GOOGLE', 'policy:client', false],
    ['AUTH_GOOGLE', 'a/b:client:secret', false],
    ['AUTH_SCOPES', 'email https://tenant.example/read', true],
    ['AUTH_SCOPES', 'email "x"', false],
  ])('%s=%s: %s', (variable, value, isGood) => {
    const faults: string[] = [];
    readSettings(settings, { [variable]: value }, faults);
    expect(faults.length === 0).toBe(isGood);
    if (variable === 'AUTH_GOOGLE') expect(faults.join()).not.toContain(`"${value}"`);
  });

  test('has both the authority and somebody to ask for, or none', async () => {
    const values = readSettings(settings, { AUTH_AUTHORITY: 'https://id.example/{policy}' }, []);
    await expect(openAuth({} as never, values)).rejects.toThrow('AUTH_AUTHORITY requires');
  });
});
