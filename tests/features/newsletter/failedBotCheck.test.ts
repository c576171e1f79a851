import { signUpAddress } from '../../../contracts/newsletter.ts';
import { openNewsletter } from '../../../features/newsletter/openNewsletter.ts';
import { startTestServer } from '../../server/support.ts';
import { openBuiltIn } from './storeOnBoth.ts';

const newsletter = { lists: [{ name: 'weekly', title: 'Weekly' }] };
const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' };
const noSettings = {
  smtpUrl: undefined,
  from: undefined,
  activationUrl: undefined,
  ingestUrl: undefined,
  ingestCredentials: undefined,
};

test('a sign-up whose bot check fails is counted under a name of its own', async () => {
  const store = await openBuiltIn();
  let close: (() => void | Promise<void>) | undefined;
  {
    await using server = await startTestServer({
      open: async (parts) => {
        const site = { ...parts.renderer.site, configuration: { newsletter } };
        const content = { database: async () => store.database };
        const renderer = { ...parts.renderer, site };
        const opened = await openNewsletter({ ...parts, content, renderer }, noSettings);
        close = opened.close;
        return opened.routes ?? [];
      },
    });
    const body = JSON.stringify({ email: 'ada@example.org', recaptcha: 'bm9uZQ==' });
    const answer = await server.get(signUpAddress, { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
    expect(await server.parts.metrics.registry.metrics()).toContain(
      'pagewell_newsletter_total{outcome="recaptcha.error"} 1',
    );
  }
  await close?.();
  await store.close();
}, 60_000);
