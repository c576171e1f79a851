import assert from 'node:assert/strict';

interface AdminPage {
  status: number;
  text: string;
}

export interface AdminSession {
  /** A page of the admin; with a form it is posted. Redirects are followed. */
  open: (address: string, form?: Readonly<Record<string, string>>) => Promise<AdminPage>;
}

const maxRedirects = 5;

export async function signIn(
  origin: string,
  { name, password }: { name: string; password: string },
): Promise<AdminSession> {
  // WordPress refuses browsers that do not send this back.
  const cookies = new Map([['wordpress_test_cookie', 'WP%20Cookie%20check']]);
  const send = async (address: string, form?: Readonly<Record<string, string>>): Promise<Response> => {
    const response = await fetch(new URL(address, `${origin}/wp-admin/`), {
      headers: { cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
      redirect: 'manual',
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(key, value);
    }
    return response;
  };
  const open: AdminSession['open'] = async (address, form) => {
    let response = await send(address, form);
    for (let count = 0; count < maxRedirects; count += 1) {
      const to = response.headers.get('location');
      if (to === null) break;
      await response.body?.cancel();
      response = await send(new URL(to, response.url).href);
    }
    return { status: response.status, text: await response.text() };
  };
  await open('../wp-login.php', { log: name, pwd: password, testcookie: '1' });
  assert(
    [...cookies.keys()].some((key) => key.startsWith('wordpress_logged_in_')),
    `${name} is signed in`,
  );
  return { open };
}
