import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { blockConfig } from '../src/blocks/fieldConfigs.ts';
import { blocks } from '../src/blocks/generated.ts';

const configs = new Map(blocks.map((block) => [block.slug, blockConfig(block)]));
test('each type has a picture of its own, and a group with a capital letter', () => {
  for (const [slug, { admin }] of configs) {
    const thumbnail = admin?.images?.thumbnail;
    assert(typeof thumbnail === 'object');
    assert.equal(thumbnail.url, `/block-pictures/${slug}.light.webp`);
    assert(existsSync(new URL(`../public${thumbnail.url}`, import.meta.url)), slug);
    assert.match(String(admin?.group), /^[A-Z]/);
  }
});
