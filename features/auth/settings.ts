import { optional, reader, type SettingReader, text } from '#platform/configuration/readers.ts';
import { setting } from '#platform/configuration/setting.ts';
import { isOnThisMachine } from '#platform/http/loopback.ts';

export interface IdentityClientSettings {
  policy: string;
  clientId: string;
  secret: string;
}

const policyPlace = '{policy}';

export function authorityOf(authority: string, policy: string): URL {
  return new URL(authority.replaceAll(policyPlace, encodeURIComponent(policy)));
}

function authority(): SettingReader<string> {
  const accepts = 'an https:// address with {policy} in it (http:// only on this machine)';
  return reader(accepts, (value) => {
    if (!value.includes(policyPlace) || !URL.canParse(value)) return undefined;
    const url = authorityOf(value, 'policy');
    const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isOnThisMachine(url));
    const isPlain = url.username === '' && url.password === '' && url.search === '' && url.hash === '';
    return isSafe && isPlain ? value : undefined;
  });
}

function identityClient(): SettingReader<IdentityClientSettings> {
  return reader('policy:client:secret', (value) => {
    const [, policy, clientId, secret] = /^([\w.-]{1,80}):([\w.-]{1,200}):(\S{1,500})$/.exec(value) ?? [];
    return policy && clientId && secret ? { policy, clientId, secret } : undefined;
  });
}

function scopes(): SettingReader<readonly string[]> {
  return reader('names of scopes, separated by spaces', (value) => {
    const names = value.split(/\s+/).filter((name) => name !== '');
    return names.length <= 20 && names.every((name) => /^[\w.:/-]{1,200}$/.test(name)) ? names : undefined;
  });
}

export const settings = {
  authority: setting({
    variable: 'AUTH_AUTHORITY',
    about: 'The address of the identity provider, with {policy} in it. Without it members cannot sign in.',
    default: undefined,
    read: optional(authority()),
  }),
  apple: setting({
    variable: 'AUTH_APPLE',
    about: 'Signing in with Apple: policy:client:secret.',
    default: undefined,
    read: optional(identityClient()),
    secret: true,
  }),
  google: setting({
    variable: 'AUTH_GOOGLE',
    about: 'Signing in with Google: policy:client:secret.',
    default: undefined,
    read: optional(identityClient()),
    secret: true,
  }),
  scopes: setting({
    variable: 'AUTH_SCOPES',
    about: 'Requested scopes in addition to openid and profile.',
    default: 'email offline_access',
    read: scopes(),
  }),
  ownerSecret: setting({
    variable: 'MEMBERS_SECRET',
    about:
      'The secret that hides session owners in the database. Several instances must have the same one. By default it is generated and stored in the data folder.',
    default: undefined,
    read: optional(text(200, 32)),
    secret: true,
  }),
  writeKey: setting({
    variable: 'AUTH_WRITE_KEY',
    about: 'The analytics key for the provider’s pages.',
    default: undefined,
    read: optional(text(200)),
  }),
};
