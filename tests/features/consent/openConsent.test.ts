import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { openConsent } from '../../../features/consent/openConsent.ts';
import { renderer, secret } from './siteWithPartners.ts';

describe('the host of the frames', () => {
  const open = (outsideOrigin: string | undefined) =>
    openConsent(
      {
        renderer,
        toldReader: () => ({ country: undefined, experiments: {} }),
        https: false,
        registry: new Registry(),
        log: pino({ level: 'silent' }),
        folders: { data: tmpdir() },
      },
      { secret, cmpId: undefined, outsideOrigin, serviceUrl: undefined },
    );

  test('is there for frames alone', async () => {
    const { hostsApart } = await open('https://outside.example:8443');
    expect(hostsApart).toEqual([{ host: 'outside.example:8443', at: '/outside' }]);
    expect((await open(undefined)).hostsApart).toBeUndefined();
  });
});

describe('at start', () => {
  const parts = () => ({
    renderer,
    toldReader: () => ({ country: undefined, experiments: {} }),
    https: false,
    registry: new Registry(),
    log: pino({ level: 'silent' }),
  });

  test('an origin of frames that is the site’s own is refused: then partners could read the site', async () => {
    const opening = openConsent(
      { ...parts(), folders: { data: tmpdir() } },
      { secret, cmpId: undefined, outsideOrigin: renderer.site.origin, serviceUrl: undefined },
    );
    await expect(opening).rejects.toThrow('OUTSIDE_ORIGIN');
  });

  test('a secret is made up once, and kept for this machine’s user alone', async () => {
    const data = mkdtempSync(path.join(tmpdir(), 'consent-'));
    const open = () =>
      openConsent(
        { ...parts(), folders: { data } },
        { secret: undefined, cmpId: undefined, outsideOrigin: undefined, serviceUrl: undefined },
      );
    await open();
    const file = path.join(data, 'consent-secret');
    const made = readFileSync(file, 'utf8');
    await open();
    expect(readFileSync(file, 'utf8')).toBe(made);
    expect(made.length).toBeGreaterThanOrEqual(32);
    expect(statSync(file).mode & 0o077).toBe(0);
    rmSync(data, { recursive: true });
  });
});
