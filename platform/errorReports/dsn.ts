import { reader, type SettingReader } from '../configuration/readers.ts';
import { isOnThisMachine } from '../http/loopback.ts';

/** Where envelopes go, and the key that says whose they are. */
export interface Dsn {
  /** The address that takes envelopes. */
  address: URL;
  /** Public: it lets somebody send and nothing else. */
  key: string;
}

/** A DSN as Sentry writes it, `https://KEY@HOST/PROJECT`; by `http` to this machine alone. */
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
