import { dailyDoseAddress, type LoginWish, readLoginWish, stateOf } from '#features/auth/loginWish.ts';

const freshId = () => 'fresh';
const read = (query: string, mayIdentify = false) =>
  readLoginWish(new URLSearchParams(query), { mayIdentify, freshId });
const wishOf = (query: string): LoginWish => {
  const wish = read(query);
  if (!wish) throw new Error('This is no wish');
  return wish;
};

describe('what somebody who signs in comes with', () => {
  test('is as usual where nothing is said', () =>
    expect(read('')).toEqual({
      after: '/',
      toDailyDose: false,
      authPrompt: 'login',
      correlationId: 'fresh',
      lesson: {},
      identifiers: {},
      allowRedirect: true,
    }));

  test.each([
    [true, { sessionId: 's-1', appUserId: 'u-1', anonymousId: 'a-1' }],
    [false, {}],
  ])('names them to analytics only with their consent: %s', (mayIdentify, identifiers) =>
    expect(read('sessionId=s-1&appUserId=u-1&anonymousId=a-1', mayIdentify)?.identifiers).toEqual(
      identifiers,
    ),
  );

  test.each([
    ['select_account', 'select_account'],
    ['none', 'login'],
    ['x', 'login'],
  ])('asks the provider to ask %s: %s', (asked, authPrompt) =>
    expect(read(`authPrompt=${asked}`)?.authPrompt).toBe(authPrompt),
  );

  test.each(['<script>', 'a b', 'x'.repeat(101), ''])('has no value such as %j', (value) => {
    const given = encodeURIComponent(value);
    expect(read(`correlationId=${given}&lessonId=${given}&redirect=true`)).toMatchObject({
      correlationId: 'fresh',
      lesson: {},
    });
  });
});

describe('the state', () => {
  const opened = (query: string): unknown =>
    JSON.parse(Buffer.from(stateOf(wishOf(query), 'google', 'r'), 'base64url').toString());

  test('has the correlation id, the provider, and what nobody can guess', () =>
    expect(opened('correlationId=c&lessonId=l')).toEqual({
      correlationId: 'c',
      provider: 'google',
      random: 'r',
    }));

  test('has the lesson of those who go to the daily dose', () =>
    expect(opened('correlationId=c&redirect=true&lessonId=l&unitId=u&providerIds=p,q')).toEqual({
      correlationId: 'c',
      provider: 'google',
      redirect: true,
      lessonId: 'l',
      unitId: 'u',
      providerIds: 'p,q',
      random: 'r',
    }));
});

describe('the daily dose', () => {
  const wish = wishOf('correlationId=c&redirect=true&lessonId=l&unitId=u&providerIds=p');
  const to = (site: string | undefined, given = wish) => dailyDoseAddress(site, given, 'apple', freshId);

  test('gets back what it has asked for, by the site’s own address', () =>
    expect(to('https://dose.example/today?from=site')).toBe(
      'https://dose.example/today?from=site&lessonId=l&unitId=u&provider=apple&transitId=fresh&correlationId=c',
    ));

  test('gets its own number of the way there, where it has given one', () =>
    expect(to('https://dose.example/', wishOf('redirect=1&transitId=t-1'))).toContain('transitId=t-1'));

  test.each([
    undefined,
    'http://dose.example/',
    'javascript:alert(1)',
    '//dose.example',
    '/inside',
    'https://a:b@dose.example/',
  ])('is not gone to at %s', (site) => expect(to(site)).toBeUndefined());
});
