import { newsletterAddresses } from '#contracts/newsletter.ts';
import { lettersForEachTest, linkIn } from './lettersForEachTest.ts';

const letters = lettersForEachTest();

describe('ending letters', () => {
  async function endLink(email: string) {
    await letters.signUp(email);
    const [mail] = await letters.mails();
    return { mail, path: linkIn(mail?.text ?? '', newsletterAddresses.unsubscribe) };
  }

  test('takes one click of the program for mail, which comes from no page of ours', async () => {
    const { mail, path } = await endLink('enough@example.org');
    expect(mail?.headers?.['List-Unsubscribe']).toContain(path);
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const asPrograms = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const ended = await letters.postForm('List-Unsubscribe=One-Click', path, asPrograms);
    expect(ended.status).toBe(200);
    expect((await letters.subscriptions.export('enough@example.org'))[0]?.endedAt).toBeDefined();
    expect((await letters.postForm('List-Unsubscribe=One-Click', path, asPrograms)).status).toBe(200);
  });

  test('by the link in a browser takes one button', async () => {
    const { path } = await endLink('page@example.org');
    const page = await letters.server.get(path);
    expect(page.body).toContain('>Unsubscribe</button>');
    expect((await letters.subscriptions.export('page@example.org'))[0]?.endedAt).toBeUndefined();
    expect((await letters.postForm('', path)).body).toContain('You are unsubscribed');
  });

  test.each([newsletterAddresses.confirm, newsletterAddresses.unsubscribe])(
    'at %s a link that is not ours says how to get another one',
    async (path) => {
      for (const query of ['', '?t=', '?t=x.y', `?t=${'x'.repeat(4_000)}`]) {
        expect((await letters.server.get(path + query)).status).toBe(410);
        expect((await letters.postForm('', path + query)).status).toBe(410);
      }
    },
  );

  test('a link to confirm leads nowhere once the address is erased', async () => {
    await letters.signUp('erased@example.org');
    const path = linkIn((await letters.mails())[0]?.text ?? '', newsletterAddresses.confirm);
    await letters.subscriptions.erase('erased@example.org');
    expect((await letters.postForm('', path)).status).toBe(410);
  });
});
