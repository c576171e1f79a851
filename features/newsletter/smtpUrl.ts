import { reader, type SettingReader } from '../../platform/configuration/readers.ts';

/** The address of a mail server. */
export function smtpUrl(): SettingReader<string> {
  return reader('an smtp:// or smtps:// address with a host', (value) => {
    const url = URL.parse(value);
    return url && /^smtps?:$/.test(url.protocol) && url.hostname !== '' ? value : undefined;
  });
}
