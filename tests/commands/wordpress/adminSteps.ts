import assert from 'node:assert/strict';
import { isRecord } from '#contracts/json/isRecord.ts';
import { type AdminSession, signIn } from './adminSession.ts';
import type { Servers } from './servers.ts';

// What WordPress's admin shows of our plug-in, and to whom.

const settingsAddress = 'options-general.php?page=pagewell';

/** The settings: saved by an administrator's form only, and without showing the secret. */
export async function saveSettings(servers: Servers): Promise<void> {
  const { wordpress, pagewell, person, run } = servers;
  const before = await run('settings');
  assert(isRecord(before));
  const secret = String(before.secret);
  const admin = await signIn(wordpress.origin, person);
  const page = await admin.open(settingsAddress);
  assert.equal(page.status, 200);
  assert(page.text.includes(`CONTENT_API_KEY=${servers.key}`), 'the key is shown');
  assert(!page.text.includes(secret), 'the secret is not shown');
  const form = {
    option_page: 'pagewell',
    action: 'update',
    _wpnonce: fieldIn(page.text, '_wpnonce'),
    'pagewell[origin]': `${pagewell.origin}/`,
    'pagewell[secret]': '',
  };

  const withoutNonce = await admin.open('options.php', { ...form, _wpnonce: 'none' });
  assert.equal(withoutNonce.status, 403);
  for (const [field, value, message] of [
    ['pagewell[origin]', 'javascript:alert(1)', 'https:// and a host'],
    ['pagewell[origin]', 'https://www.example.com/path', 'https:// and a host'],
    ['pagewell[secret]', 'short', '16 to 500 characters'],
  ] as const) {
    const refused = await admin.open('options.php', { ...form, [field]: value });
    assert(refused.text.includes(message), `${value} is refused: ${message}`);
    assert.deepEqual(await run('settings'), before);
  }
  const saved = await admin.open('options.php', form);
  assert(saved.text.includes('Settings saved.'));
  assert.deepEqual(await run('settings'), { origin: pagewell.origin, secret });

  for (const role of ['subscriber', 'editor']) {
    const other = await personOf(servers, `${role}-of-settings`, role);
    assert.equal((await other.open(settingsAddress)).status, 403, `${role}s do not see the settings`);
    assert.equal((await other.open('options.php', form)).status, 403, `${role}s do not save them`);
  }
}

/** The preview of a draft: for who may edit it, in the frame of WordPress's admin. */
export async function previewDraft(servers: Servers, draft: { id: string; text: string }): Promise<void> {
  const { wordpress, pagewell, person } = servers;
  const admin = await signIn(wordpress.origin, person);
  const link = previewLinkIn((await admin.open('edit.php')).text, draft.id);
  assert(link !== undefined, 'the list of posts has the link');
  const page = await admin.open(link);
  assert.equal(page.status, 200);
  const form = { token: fieldIn(page.text, 'token'), post: fieldIn(page.text, 'post') };
  const address = `${pagewell.origin}/preview/cms/wordpress`;
  const shown = await fetch(address, { method: 'POST', body: new URLSearchParams(form) });
  assert.equal(shown.status, 200);
  assert((await shown.text()).includes(draft.text));
  assert.match(
    shown.headers.get('content-security-policy') ?? '',
    new RegExp(`frame-ancestors[^;]*${wordpress.origin}`),
  );
  const forged = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ ...form, token: `${form.token}x` }),
  });
  assert.equal(forged.status, 401);

  assert.equal((await admin.open(link.replace(/_wpnonce=\w+/, '_wpnonce=none'))).status, 403);
  for (const role of ['subscriber', 'contributor']) {
    const other = await personOf(servers, `${role}-of-${draft.id}`, role);
    assert.equal(previewLinkIn((await other.open('edit.php')).text, draft.id), undefined);
    assert.equal((await other.open(link)).status, 403, `${role}s do not preview the drafts of others`);
  }
}

/** Who reads the blocks of a post as they were written: the key, and an application password of its editor. */
export async function readBlocks({ wordpress, key, run }: Servers, id: string): Promise<void> {
  const blocksBy = async (authorization?: string): Promise<[number, boolean]> => {
    const answer = await fetch(`${wordpress.origin}/wp-json/wp/v2/posts/${id}?_fields=id,pagewell.blocks`, {
      headers: authorization === undefined ? {} : { authorization },
    });
    return [answer.status, (await answer.text()).includes('<!-- wp:')];
  };
  const basic = (password: string): string => `Basic ${btoa(`editor:${password}`)}`;
  assert.deepEqual(await blocksBy(`Bearer ${key}`), [200, true]);
  assert.deepEqual(await blocksBy(basic(String(await run('password')))), [200, true]);
  assert.deepEqual(await blocksBy(), [200, false]);
  assert.deepEqual(await blocksBy(`Bearer ${key}x`), [401, false]);
  assert.deepEqual(await blocksBy(basic('abcd EFGH ijkl MNOP')), [401, false]);
}

async function personOf({ wordpress, run }: Servers, name: string, role: string): Promise<AdminSession> {
  const made = await run('person', name, role);
  assert(isRecord(made));
  return signIn(wordpress.origin, { name: String(made.name), password: String(made.password) });
}

function previewLinkIn(html: string, id: string): string | undefined {
  const links = html.matchAll(/href="([^"]*page=pagewell-preview[^"]*)"/g);
  return [...links]
    .map(([, href = '']) => decoded(href))
    .find((href) => new URL(href).searchParams.get('post') === id);
}

function fieldIn(html: string, name: string): string {
  const [, value] = new RegExp(`name="${name}" value="([^"]*)"`).exec(html) ?? [];
  assert(value !== undefined, `the form has ${name}`);
  return decoded(value);
}

function decoded(value: string): string {
  return value
    .replaceAll(/&#0?38;|&amp;/g, '&')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#0?39;/g, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
}
