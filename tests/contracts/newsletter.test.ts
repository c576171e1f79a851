import { signUpAfterSignIn } from '#contracts/newsletter.ts';

const person = { email: 'ada@example.org', rvoid: 'r1', new_user: true, marketing_opted_in: true };

describe('letters after a first sign-in', () => {
  test.each([true, 'true'])('come to somebody new who wants them, said as %j', (said) =>
    expect(signUpAfterSignIn({ ...person, new_user: said, marketing_opted_in: said })).toEqual({
      email: 'ada@example.org',
      lists: ['e:hlm_s:hl_p:auth'],
      source: 'onsite_preferencepage',
    }),
  );

  test.each([
    ['an address', { email: undefined }],
    ['an address that is not empty', { email: '' }],
    ['an rvoid', { rvoid: undefined }],
    ['being new', { new_user: false }],
    ['being new, said as a word', { new_user: 'false' }],
    ['a yes', { marketing_opted_in: undefined }],
    ['a clear yes', { marketing_opted_in: 'yes' }],
  ])('do not come without %s', (_what, missing) =>
    expect(signUpAfterSignIn({ ...person, ...missing })).toBeUndefined(),
  );
});
