import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { openConsent } from '#features/consent/openConsent.ts';
import { renderer } from '../../support/siteWithPartners.ts';

describe('the secret that signs choices', () => {
  let data: string;
  const file = () => path.join(data, 'consent-secret');
  beforeEach(() => {
    data = mkdtempSync(path.join(tmpdir(), 'consent-'));
  });
  afterEach(() => rmSync(data, { recursive: true }));
  const open = () =>
    openConsent(
      {
        renderer,
        readerProfile: () => ({ country: undefined, experiments: {} }),
        https: false,
        log: pino({ level: 'silent' }),
        folders: { data },
      },
      { secret: undefined, cmpId: undefined, serviceUrl: undefined },
    );

  test('is made up once, and kept for this machine’s user alone', async () => {
    await open();
    const made = readFileSync(file(), 'utf8');
    await open();
    expect(readFileSync(file(), 'utf8')).toBe(made);
    expect(made.length).toBeGreaterThanOrEqual(32);
    expect(statSync(file()).mode & 0o077).toBe(0);
  });

  test.each(['', 'too short'])('is never %j: another one is made', async (kept) => {
    writeFileSync(file(), kept);
    await open();
    expect(readFileSync(file(), 'utf8').length).toBeGreaterThanOrEqual(32);
  });
});
