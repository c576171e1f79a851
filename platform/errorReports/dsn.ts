import { reader, type SettingReader } from '../configuration/readers.ts';
import { isOnThisMachine } from '../http/loopback.ts';

export interface Dsn {
  address: URL;
  /** Public: allows sending only. */
  key: string;
}

/** `https://KEY@HOST/PROJECT` (Sentry); `http` only for this machine. */
export function dsn(): SettingReader<Dsn> {
  return reader('a DSN such as https://key@errors.example/42', (value) => {
    const url = URL.parse(value);
    if (!url || !/^\w{1,64}$/.test(url.username) || url.search !== '' || url.hash !== '') return undefined;
    const isEncrypted = url.protocol === 'https:';
    if (!isEncrypted && !(url.protocol === 'http:' && isOnThisMachine(url))) return undefined;
    const steps = url.pathname.split('/').filter((step) => step !== '');
    const project = steps.pop() ?? '';
    if (!/^\w{1,40}$/.test(project)) return undefined;
    const path = ['', ...steps, 'api', project, 'envelope', ''].join('/');
    return { address: new URL(path, url.origin), key: url.username };
  });
}
