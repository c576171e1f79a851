import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PictureImporter, type PictureParts } from '#cli/import/pictures/pictureImporter.ts';
import { foundPicture } from '#cli/import/pictures/pictureTags.ts';
import type { TakenPicture } from '#cli/import/target/importTarget.ts';
import { maxImageBytes, type SendRequest } from '#features/pictures/fetchImage.ts';
import { picture } from '../../features/pictures/picture.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporaryFolder.ts';

let internet: Server;
let asked: string[] = [];
let send: SendRequest;
let folder: TemporaryFolder;

beforeAll(async () => {
  const bytes = await picture(10, 10);
  folder = temporaryFolder();
  folder.write('uploads/2024/05/lamp.png', bytes);
  folder.write('secret.png', bytes);
  internet = createServer((request, response) => {
    const { url = '' } = request;
    asked.push(url);
    if (url === '/gone.png') response.writeHead(404).end();
    else if (url === '/page.png') response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>');
    else if (url === '/loop.png') response.writeHead(302, { Location: '/loop.png' }).end();
    else if (url === '/inside.png') response.writeHead(302, { Location: 'https://127.0.0.1/a.png' }).end();
    else if (url === '/large.png')
      response
        .writeHead(200, { 'Content-Type': 'image/png', 'Content-Length': `${maxImageBytes + 1}` })
        .end();
    else response.writeHead(200, { 'Content-Type': 'image/png' }).end(bytes);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => internet.once('listening', resolve));
  const { port } = internet.address() as AddressInfo;
  send = (url, { signal, headers }, onAnswer) =>
    httpRequest({ host: '127.0.0.1', port, path: url.pathname, signal, headers }, onAnswer);
});
afterAll(() => {
  internet.closeAllConnections();
  internet.close();
  folder[Symbol.dispose]();
});
beforeEach(() => {
  asked = [];
});

function importer(parts: Partial<PictureParts> = {}) {
  const taken: string[] = [];
  const pictures = new PictureImporter({
    choice: { from: 'web' },
    archiveFolder: undefined,
    known: new Map(),
    store: async (name) => {
      taken.push(name);
      return { ok: true, src: `/uploads/${name}`, width: 10, height: 10 };
    },
    remember: () => {},
    send,
    ...parts,
  });
  return { pictures, taken };
}

test('a picture is fetched once, however often it is shown', async () => {
  const { pictures, taken } = importer();
  const address = 'http://old.example/lamp.png';
  const all = await Promise.all([
    pictures.importPicture([address]),
    pictures.importPicture([address]),
    pictures.importPicture([address]),
  ]);
  expect(all).toEqual(Array(3).fill({ ok: true, src: '/uploads/lamp.png', width: 10, height: 10 }));
  expect([asked, taken]).toEqual([['/lamp.png'], ['lamp.png']]);
});

test('one that an earlier run has taken is not fetched', async () => {
  const known = new Map([['https://old.example/lamp.png', { ok: true, src: '/uploads/x.webp' } as const]]);
  const { pictures } = importer({ known });
  expect(await pictures.importPicture(['https://old.example/lamp.png'])).toEqual({
    ok: true,
    src: '/uploads/x.webp',
  });
  expect(asked).toEqual([]);
});

test('where the full size is gone, the size that the text shows is taken', async () => {
  const { pictures } = importer();
  const addresses = ['https://old.example/gone.png', 'https://old.example/gone-300x200.png'];
  expect(await pictures.importPicture(addresses)).toMatchObject({
    ok: true,
    src: '/uploads/gone-300x200.png',
  });
});

test.each<[string, string]>([
  ['https://old.example/gone.png', 'status 404'],
  ['https://old.example/page.png', '"text/html" is not a picture'],
  ['https://old.example/loop.png', 'more than 3 redirects'],
  ['https://old.example/large.png', 'more than'],
  ['https://old.example/inside.png', 'not in the list'],
  ['https://127.0.0.1/a.png', 'not in the list'],
  ['https://[::1]/a.png', 'not in the list'],
  ['https://10.1.2.3/a.png', 'not in the list'],
  ['https://old.example:8443/a.png', 'not in the list'],
  ['ftp://old.example/a.png', 'not in the list'],
  ['lamp.png', 'relative address'],
])('%s is not taken, with why', async (address, reason) => {
  const { pictures, taken } = importer();
  expect(await pictures.importPicture([address])).toEqual({
    ok: false,
    reason: expect.stringContaining(reason),
  });
  expect(taken).toEqual([]);
});

test('a copy of the uploads is looked through from any of its steps, and never left', async () => {
  const { pictures } = importer({ choice: { from: 'folder', folder: join(folder.path, 'uploads') } });
  expect(
    await pictures.importPicture(['https://old.example/wp-content/uploads/2024/05/lamp.png']),
  ).toMatchObject({ ok: true });
  for (const address of ['https://old.example/%2e%2e%2fsecret.png', 'https://old.example/2024/05/no.png'])
    expect(await pictures.importPicture([address])).toEqual({ ok: false, reason: 'it is not in the folder' });
  expect(asked).toEqual([]);
});

test('a relative address is looked up in the copy of the uploads, then in the folder of the archive', async () => {
  const choice = { from: 'folder', folder: join(folder.path, 'uploads') } as const;
  expect(
    await importer({ choice }).pictures.importPicture(['/content/images/2024/05/lamp.png']),
  ).toMatchObject({ ok: true });
  const { pictures } = importer({ choice, archiveFolder: folder.path });
  expect(await pictures.importPicture(['secret.png'])).toMatchObject({ ok: true });
  expect(await pictures.importPicture(['none.png'])).toEqual({
    ok: false,
    reason: 'it is not in the folder',
  });
});

test('a file of the archive is known by its bytes: another archive may have another file of its name', async () => {
  // As the journal of an earlier version has it.
  const known = new Map<string, TakenPicture>([
    ['/images/cover.png', { ok: true, src: '/uploads/old.webp' }],
  ]);
  const run = async (archive: string): Promise<string[]> => {
    const { pictures, taken } = importer({
      archiveFolder: join(folder.path, archive),
      known,
      remember: (key, taken) => known.set(key, taken),
    });
    const all = ['/images/cover.png', 'cover.png', '../images/cover.png'].map((address) =>
      pictures.importPicture([address], 'images'),
    );
    for (const picture of await Promise.all(all)) expect(picture).toMatchObject({ ok: true });
    return taken;
  };
  folder.write('one/images/cover.png', await picture(10, 10));
  folder.write('two/images/cover.png', await picture(20, 20));
  expect(await run('one')).toEqual(['cover.png']);
  expect(await run('two')).toEqual(['cover.png']);
  expect(await run('one')).toEqual([]);
  folder.write('one/images/cover.png', await picture(30, 30));
  expect(await run('one')).toEqual(['cover.png']);
  expect(known.size).toBe(4);
});

test('a host that does not respond is not asked for ever', async () => {
  const silent: SendRequest = (_url, _options, onAnswer) =>
    httpRequest({ host: '127.0.0.1', port: 9, path: '/' }, onAnswer);
  const { pictures } = importer({ send: silent });
  for (let number = 0; number < 5; number += 1)
    expect(await pictures.importPicture([`https://off.example/${number}.png`])).toMatchObject({
      reason: expect.stringContaining('does not respond'),
    });
  expect(await pictures.importPicture(['https://off.example/6.png'])).toMatchObject({
    reason: 'off.example did not respond 5 times in a row',
  });
});

describe('which picture an img shows', () => {
  const lamp = { id: '41', post: '', address: 'https://old.example/up/lamp.png', alt: 'A lamp', caption: '' };
  const index = {
    attachment: (id: string) => (id === '41' ? lamp : undefined),
    attachmentAt: () => undefined,
  };
  test.each<[string, Record<string, string>, string[] | undefined]>([
    [
      'by its number',
      { class: 'wp-image-41', src: '/up/lamp-300x200.png' },
      [lamp.address, '/up/lamp.png', '/up/lamp-300x200.png'],
    ],
    [
      'a script loads',
      { src: 'data:image/gif;base64,x', 'data-src': 'https://a.example/b.png' },
      ['https://a.example/b.png'],
    ],
    [
      'of an image service',
      { src: 'https://i0.wp.com/a.example/b.png?w=300&ssl=1' },
      ['https://a.example/b.png'],
    ],
    [
      'of several sizes',
      { srcset: 'https://a.example/s.png 300w, https://a.example/l.png 900w' },
      ['https://a.example/l.png'],
    ],
    ['none', { alt: 'x' }, undefined],
  ])('%s', (_what, attributes, addresses) => {
    expect(foundPicture(attributes, index)?.addresses).toEqual(addresses);
  });

  test('with the text of the library where it has none', () => {
    expect(foundPicture({ class: 'wp-image-41', alt: '' }, index)?.alt).toBe('A lamp');
    expect(foundPicture({ class: 'wp-image-41', alt: 'Night' }, index)?.alt).toBe('Night');
  });
});
