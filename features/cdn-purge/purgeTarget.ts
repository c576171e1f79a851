import { httpUrl, reader, type SettingReader } from '#platform/configuration/readers.ts';

export type PurgeTarget =
  | { kind: 'varnish' | 'http'; url: string }
  | { kind: 'fastly'; service: string }
  | { kind: 'cloudflare'; zone: string };

export function purgeTarget(): SettingReader<PurgeTarget> {
  return reader(
    'varnish:URL, fastly:SERVICE, cloudflare:ZONE or http:URL, without user name and password',
    (value) => {
      const [, kind, rest = ''] = /^(varnish|http|fastly|cloudflare):(.+)$/.exec(value) ?? [];
      const isName = /^[A-Za-z0-9]{1,64}$/.test(rest);
      if (kind === 'fastly') return isName ? { kind, service: rest } : undefined;
      if (kind === 'cloudflare') return isName ? { kind, zone: rest } : undefined;
      const url = httpUrl().parse(rest)?.value;
      return url !== undefined && (kind === 'varnish' || kind === 'http') ? { kind, url } : undefined;
    },
  );
}
