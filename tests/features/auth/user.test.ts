import { accountOf, initialsOf } from '#features/auth/user.ts';

const claims = {
  sub: '42',
  given_name: 'Ada',
  family_name: 'Lovelace',
  email: 'ada@example.org',
  email_verified: true,
  rvoid: 'rvo-1',
  member_since: '2024-03-01',
  hsid: 'hs-1',
};

describe('what a provider says of somebody', () => {
  test('becomes a user', () =>
    expect(accountOf(claims, 'apple')).toEqual({
      user: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        fullName: 'Ada Lovelace',
        email: 'ada@example.org',
        initials: 'AL',
        rvoId: 'rvo-1',
        authProvider: 'apple',
        memberSince: '2024-03-01',
        hsId: 'hs-1',
      },
      hasVerifiedEmail: true,
      isNew: false,
      wantsLetters: false,
    }));

  test.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    ['TRUE', false],
    [1, false],
    [undefined, false],
  ])('is new, and wants letters, where it says %j: %s', (said, is) => {
    const account = accountOf({ ...claims, new_user: said, marketing_opted_in: said }, 'google');
    expect([account.isNew, account.wantsLetters]).toEqual([is, is]);
  });

  test('may be little: a number that the provider knows them by', () =>
    expect(accountOf({ sub: '42' }, 'google').user).toEqual({
      fullName: 'Member',
      initials: 'M',
      rvoId: 'google:42',
      authProvider: 'google',
    }));

  test('needs to be something', () =>
    expect(() => accountOf({}, 'google')).toThrow('No authenticated accounts found'));

  test.each([
    ['google.com', 'google'],
    ['https://accounts.google.com', 'google'],
    ['https://appleid.apple.com', 'apple'],
    ['apple', 'apple'],
  ])('names the provider as %s: %s', (idp, provider) =>
    expect(accountOf({ ...claims, idp }, 'google').user.authProvider).toBe(provider),
  );

  test.each(['facebook.com', 'https://evil.example/google.com', 'google.com.evil.example'])(
    'may not name another provider, as %s',
    (idp) =>
      expect(() => accountOf({ ...claims, idp }, 'google')).toThrow(
        'Unable to determine authentication provider',
      ),
  );

  test('of other kinds, endless, or with control characters, is bounded or left out', () => {
    const { user } = accountOf(
      {
        ...claims,
        given_name: ['x'],
        family_name: {},
        name: `A\u0000${'b'.repeat(999)}`,
        email: 7,
        hsid: '',
      },
      'google',
    );
    expect(user).toMatchObject({ email: '7', initials: 'AB' });
    expect(user.fullName).toHaveLength(200);
    expect(user).not.toHaveProperty('firstName');
    expect(user).not.toHaveProperty('hsId');
  });
});

test.each([
  ['Ada Lovelace', 'AL'],
  ['Ada', 'A'],
  ['  ', '?'],
  ['Jean-Luc Picard', 'JLP'],
  ['María del Carmen Ruiz Vega', 'MDV'],
  ['李 小龍', '李小'],
  ['ada', 'A'],
  ['(x) 7', '?'],
])('the initials of “%s” are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
