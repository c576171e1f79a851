import { lettersForEachTest } from './lettersForEachTest.ts';

const letters = lettersForEachTest();

const fieldOf = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';

describe('without script', () => {
  test('the page is the same for everybody, with the letters to choose from', async () => {
    const page = await letters.server.get('/newsletter');
    expect([page.status, page.headers['set-cookie']]).toEqual([200, undefined]);
    expect(page.headers['cache-control']).toContain('public');
    expect(page.body).toContain('One guide a week.');
    expect(page.body).toContain('data-sign-up="mock@pagewell.example"');
    // Consent is given, not assumed.
    expect(page.body).toContain('type="checkbox"');
    expect(page.body).not.toContain('checked=""');
  });

  test('the page follows the configuration around its form', async () => {
    await letters.server.get('/newsletter');
    letters.around = { headerLinks: [{ title: 'Rest', url: '/rest' }] };
    expect((await letters.server.get('/newsletter')).body).toContain('<a href="/rest">Rest</a>');
  });

  test('a form leads to a page that asks once more, and nothing is kept before it is answered', async () => {
    const asked = await letters.postForm(
      'email=nojs%40example.org&lists=nights&source=guide&url=%2Fsleep%2Fx',
    );
    expect([asked.status, asked.body]).toEqual([200, expect.stringContaining('One more step')]);
    expect(asked.headers['cache-control']).toBe('no-store');
    expect(await letters.subscriptions.export('nojs@example.org')).toEqual([]);

    // The letter that the reader chose stays chosen, and no other is.
    expect(asked.body.match(/[^<]*checked=""[^>]*/g)).toEqual([expect.stringContaining('value="nights"')]);
    const again = fieldOf(asked.body, 'again');
    const sent = await letters.postForm(
      `email=nojs%40example.org&lists=nights&lists=weekly&source=guide&url=%2Fsleep%2Fx&again=${again}`,
    );
    expect([sent.status, sent.body]).toEqual([202, expect.stringContaining('Almost done')]);
    expect(sent.body).not.toContain('nojs@');
    expect((await letters.subscriptions.export('nojs@example.org')).map(({ list }) => list)).toEqual([
      'nights',
      'weekly',
    ]);
    expect(await letters.mails()).toHaveLength(1);
  });

  test('none ticked is said, and nobody gets a letter instead', async () => {
    const asked = await letters.postForm('email=none%40example.org');
    expect(asked.status).toBe(400);
    expect(asked.body).toContain('Please choose at least one letter.');
    expect(asked.body).toContain('value="none@example.org"');
    const sent = await letters.postForm(`email=none%40example.org&again=${fieldOf(asked.body, 'again')}`);
    expect(sent.status).toBe(400);
    expect(await letters.subscriptions.export('none@example.org')).toEqual([]);
  });

  test('having been asked once more is worth something for that address alone', async () => {
    const asked = await letters.postForm('email=one%40example.org&lists=weekly');
    const again = fieldOf(asked.body, 'again');
    const other = await letters.postForm(`email=other%40example.org&lists=weekly&again=${again}`);
    expect([other.status, other.body]).toEqual([200, expect.stringContaining('One more step')]);
    expect(await letters.subscriptions.export('other@example.org')).toEqual([]);
  });

  test('having been asked once more counts once, and who presses twice gets the same answer', async () => {
    const asked = await letters.postForm('email=twice%40example.org&lists=weekly');
    const fields = `email=twice%40example.org&again=${fieldOf(asked.body, 'again')}`;
    expect((await letters.postForm(`${fields}&lists=weekly`)).status).toBe(202);
    expect((await letters.postForm(`${fields}&lists=nights`)).status).toBe(202);
    expect((await letters.subscriptions.export('twice@example.org')).map(({ list }) => list)).toEqual([
      'weekly',
    ]);
  });

  test.each(['ada', '', '%22%3E%3Cscript%3E'])(
    'the address %j is asked for again, with what is wrong',
    async (email) => {
      const asked = await letters.postForm(`email=${email}`);
      expect(asked.status).toBe(400);
      expect(asked.body).toContain('Please enter a valid email address.');
      expect(asked.body).toMatch(/aria-invalid="true"/);
      expect(asked.body).not.toContain('"><script>');
    },
  );

  test.each([
    ['a forged answer', 'lists=weekly&again=x.y', 200],
    ['an address twice', 'email=b%40example.org', 400],
    ['a line break', 'source=a%0d%0aBcc:b', 400],
    ['no name of a letter', 'lists=%3Cb%3E', 400],
    ['a letter that there is not', 'lists=weekly&lists=gone', 400],
  ])('%s keeps nothing', async (_what, more, status) => {
    expect((await letters.postForm(`email=hostile%40example.org&${more}`)).status).toBe(status);
    expect(await letters.subscriptions.export('hostile@example.org')).toEqual([]);
  });
});
