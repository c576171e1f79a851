import { rules } from '#adapters/payload/pagewell/entry.ts';
import { opensPreview } from '#features/content-changes/preview/previewToken.ts';

test('what Payload opens in its preview is a page of Pagewell, with a token that it takes', () => {
  const secret = 'a secret that both know';
  const now = Date.now();
  const address = new URL(rules.previewAddress({ origin: 'https://site.example', secret }, now));
  expect(address.origin + address.pathname).toBe('https://site.example/preview/cms/payload');
  const token = address.searchParams.get('token');
  expect(opensPreview(secret, token, now)).toBe(true);
  expect(opensPreview('another secret', token, now)).toBe(false);
});
