import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import { rules } from '../pagewell/bundle.js';
import { origin, startPayload, type TriedPayload } from './support/payload.ts';

const examples = new URL('../../../fixtures/blocks/', import.meta.url);
const names = readdirSync(examples).filter((name) => name.endsWith('.json'));

let tried: TriedPayload;
before(async () => {
  tried = await startPayload();
});
after(async () => tried.end());

describe('what is composed by Payload’s API is read from there as it was', () => {
  for (const name of names) {
    test(name, async () => {
      const { data } = JSON.parse(readFileSync(new URL(name, examples), 'utf8'));
      const block = { id: 'tried', type: name.split('.')[0], data };
      const article = { path: `/tried/${name.replace(/\W/g, '-')}`, title: `Of ${name}`, blocks: [block] };
      const sent = { ...rules.toDocument(article), _status: 'draft' };
      const { status, body } = await tried.editor('POST', '/articles?draft=true', sent);
      assert.equal(status, 201, JSON.stringify(body));
      const read = await tried.editor('GET', `/articles/${body.doc?.id}?draft=true&depth=2`);
      assert.deepEqual(rules.toArticle({ ...read.body, _status: 'published' }, { site: origin }), article);
    });
  }
});

test('a picture is uploaded once, and brings its address, its size, its text alternative and its focus point along', async () => {
  const data = await readFile(new URL('../media/couple-walk.jpg', examples));
  const alt = 'A couple walks side by side';
  const picture = await tried.upload(
    { name: 'couple-walk.jpg', type: 'image/jpeg', data },
    { alt, focalX: 20, focalY: 70 },
  );
  const { status, body } = await tried.editor('POST', '/articles', {
    path: '/tried/picture',
    title: 'A picture',
    _status: 'published',
    image: { srcUpload: picture },
    blocks: [{ blockType: 'rich-text', html: '<p>What is on it.</p>' }],
  });
  assert.equal(status, 201, JSON.stringify(body));
  const { body: read } = await tried.site('GET', `/articles/${body.doc?.id}?depth=2`);
  const article = rules.toArticle(read, { site: origin });
  assert.deepEqual(article?.image, {
    src: `${origin}/api/media/file/couple-walk.jpg`,
    alt,
    width: 1600,
    height: 900,
    focus: { x: 20, y: 70 },
  });
  const file = await tried.file('/media/file/couple-walk.jpg');
  assert.deepEqual(file, data);
  assert.equal((await tried.anybody('GET', '/media')).status, 403);
});
