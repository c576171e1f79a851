import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { maxUploadBytes } from '#contracts/pictures/uploadRules.ts';
import { mediaAddresses } from '#editor-preview/model/media.ts';
import { purgeTarget } from '#features/cdn-purge/purgeTarget.ts';
import { tagHeaders } from '#platform/http/cacheTags.ts';
import { notifiedMaxAgeSeconds } from '#server/pages/pageHeaders.ts';
import { heartbeatMs } from '#server/routes/eventStreams.ts';

const read = (name: string): string => readFileSync(`deploy/${name}`, 'utf8');

function block(text: string, begin: string): string {
  const from = text.indexOf(begin);
  if (from < 0) throw new Error(`There is no “${begin}”.`);
  return text.slice(from, text.indexOf('}', from));
}

function numberAfter(text: string, word: string): number {
  const [, found] = new RegExp(`${word}\\s*=?\\s*(\\d+)`).exec(text) ?? [];
  if (found === undefined) throw new Error(`There is no ${word}.`);
  return Number(found);
}

const heartbeat = heartbeatMs / 1000;
const [nginx, caddy, varnish] = [
  read('nginx/pagewell.conf'),
  read('caddy/Caddyfile'),
  read('varnish/pagewell.vcl'),
];

describe('nginx', () => {
  it('takes the largest picture where pictures are uploaded, and there alone', () => {
    const pictures = block(nginx, `location ~ ^${mediaAddresses.pictures}$ {`);
    expect(numberAfter(pictures, 'client_max_body_size') * 1024 ** 2).toBeGreaterThanOrEqual(maxUploadBytes);
    expect(numberAfter(nginx, 'client_max_body_size') * 1024 ** 2).toBeLessThan(maxUploadBytes);
  });

  it('passes on streams of events as they come, and waits longer than they are quiet', () => {
    const editor = block(nginx, 'location ~ ^/editor(/|$) {');
    expect(editor).toContain('proxy_buffering off;');
    expect(numberAfter(editor, 'proxy_read_timeout')).toBeGreaterThan(2 * heartbeat);
  });

  it('lets uploads in from the same networks as the editor: their location is inside of its', () => {
    const editor = nginx.slice(nginx.indexOf('location ~ ^/editor(/|$) {'));
    const wholeBlock = editor.slice(0, editor.indexOf('\n    }\n'));
    expect(wholeBlock).toContain('# deny all;');
    expect(wholeBlock).toContain(`location ~ ^${mediaAddresses.pictures}$ {`);
    expect(nginx.split(mediaAddresses.pictures)).toHaveLength(2);
  });

  it('says who asked, and shows nobody what is for the inside', () => {
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;');
    for (const inside of ['/metrics', '/healthz', '/readyz'])
      expect(block(nginx, `location = ${inside} {`)).toContain('return 404;');
  });

  it('asks the other instance only for what changes nothing', () => {
    expect(nginx).toContain('proxy_next_upstream error timeout;');
    expect(nginx).not.toContain('non_idempotent');
  });
});

describe('Caddy', () => {
  it('takes the largest picture where pictures are uploaded, and there alone', () => {
    expect(caddy).toContain(`@pictures path ${mediaAddresses.pictures}\n`);
    expect(caddy).toContain(`@others not path ${mediaAddresses.pictures}\n`);
    const most = (matcher: string) =>
      numberAfter(block(caddy, `request_body ${matcher} {`), 'max_size') * 1000 ** 2;
    expect(most('@pictures')).toBeGreaterThanOrEqual(maxUploadBytes);
    expect(most('@others')).toBeLessThan(maxUploadBytes);
  });

  it('waits longer than streams are quiet, and shows nobody what is for the inside', () => {
    expect(numberAfter(caddy, 'read_timeout')).toBeGreaterThan(2 * heartbeat);
    expect(caddy).toContain('@inside path /metrics /healthz /readyz\n\trespond @inside 404');
  });
});

describe('Varnish', () => {
  it('gives pages up by their keys, for those inside alone', () => {
    expect(varnish).toContain('set beresp.http.xkey = beresp.http.Surrogate-Key;');
    expect(varnish).toContain('xkey.purge(req.http.xkey-purge)');
    expect(varnish).toContain('xkey.softpurge(req.http.xkey-softpurge)');
    expect(block(varnish, 'if (client.ip !~ inside')).toContain('return (synth(405');
  });

  it('says nothing of how old a page is of which it is told when it changes, and keeps its tags to itself', () => {
    expect(block(varnish, `Cache-Control ~ "s-maxage=${notifiedMaxAgeSeconds}"`)).toContain(
      'unset resp.http.Age;',
    );
    const delivered = varnish.slice(varnish.indexOf('sub vcl_deliver'));
    for (const name of ['xkey', ...Object.keys(tagHeaders([]))])
      expect(delivered).toContain(`unset resp.http.${name};`);
  });

  it('is told as the instances in containers are set up to', () => {
    const [, set = ''] = /^ +CDN_PURGE: (.*)$/m.exec(read('compose.yaml')) ?? [];
    expect(purgeTarget().parse(set)).toEqual({ value: { kind: 'varnish', url: 'http://cache/' } });
    expect(read('compose.yaml')).toMatch(/^ {2}cache:$/m);
  });

  it('keeps nothing of the editor, and waits longer than its streams are quiet', () => {
    expect(block(varnish, 'if (req.url ~ "^/editor')).toContain('return (pipe);');
    expect(numberAfter(varnish, '.between_bytes_timeout')).toBeGreaterThan(2 * heartbeat);
  });
});

describe('what runs the packed folder', () => {
  const unit = read('systemd/pagewell@.service');
  const image = read('Dockerfile');

  it('starts it as npm start does, with the Node.js in it', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const [, flags = ''] = /^node (--\S+) /.exec(scripts.start) ?? [];
    expect(flags).not.toBe('');
    expect(unit).toContain(`/node_modules/node/bin/node ${flags} start.js`);
    expect(image).toContain(`CMD ["node_modules/node/bin/node", "${flags}", "start.js"]`);
  });

  it('is a user of its own, who may do nothing else', () => {
    for (const line of [
      'User=pagewell',
      'ProtectSystem=strict',
      'NoNewPrivileges=true',
      'StateDirectory=pagewell',
    ])
      expect(unit).toContain(`\n${line}\n`);
    expect(image).toMatch(/\nUSER pagewell\n/);
    expect(image.match(/^COPY .*/gm)).toEqual(['COPY . /srv/pagewell']);
  });

  it('gives it the time that it takes to end', () => {
    const most = (1000 + 20_000) / 1000;
    expect(numberAfter(unit, 'TimeoutStopSec')).toBeGreaterThan(most);
    expect(numberAfter(read('compose.yaml'), 'stop_grace_period:')).toBeGreaterThan(most);
  });
});

describe('docs/going-live.md', () => {
  const page = readFileSync('docs/going-live.md', 'utf8');
  const operations = readFileSync('docs/operations.md', 'utf8');

  it('and the files name settings that there are', () => {
    const composed = read('compose.yaml');
    const set = composed.slice(composed.indexOf('environment:'), composed.indexOf('volumes:'));
    const named = [
      ...[...page.matchAll(/`([A-Z]+_[A-Z_]+)`/g)].map(([, name]) => name),
      ...[...set.matchAll(/^ +([A-Z_]+):/gm)].map(([, name]) => name),
      ...[...nginx.matchAll(/\b([A-Z]+_[A-Z_]+)=/g)].map(([, name]) => name),
    ];
    expect(named).toEqual(expect.arrayContaining(['EDITOR_TOKEN', 'TRUSTED_PROXIES', 'DATABASE_URL']));
    expect(named.filter((name) => !operations.includes(`| \`${name}\` |`))).toEqual([]);
  });

  it('names all files of deploy/, and none that is not there', () => {
    const named = [...page.matchAll(/`deploy\/([^`]+)`/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !existsSync(`deploy/${name}`))).toEqual([]);
    const files = readdirSync('deploy', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative('deploy', join(entry.parentPath, entry.name)));
    expect(files.filter((file) => !named.some((name) => file.startsWith(name)))).toEqual([]);
  });
});

describe('Prometheus', () => {
  const namesIn = (text: string, key: string) =>
    [...text.matchAll(new RegExp(`\\b${key}: (\\w+)`, 'g'))].map(([, name = '']) => name);

  it('has a test of what fires each alert, and of what does not fire those with a floor', () => {
    const tested = read('prometheus/alerts.test.yml');
    const fired = [...tested.matchAll(/alertname: (\w+)\n +exp_alerts:\n/g)].map(([, name = '']) => name);
    const silent = [...tested.matchAll(/alertname: (\w+), exp_alerts: \[\]/g)].map(([, name = '']) => name);
    const rules = read('prometheus/alerts.yml');
    expect([...new Set(fired)].sort()).toEqual(namesIn(rules, 'alert').sort());
    const withFloor = rules.split('- alert: ').filter((rule) => /\n +and /.test(rule));
    for (const rule of withFloor) expect(silent).toContain(rule.split('\n')[0]);
  });
});
