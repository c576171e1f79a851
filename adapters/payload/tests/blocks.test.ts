import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { rules } from '../pagewell/bundle.js';
import { blockConfig } from '../src/blocks/fieldConfigs.ts';

type Block = ReturnType<typeof blockConfig>;

const configs = new Map(rules.fields.blocks.map((block) => [block.slug, blockConfig(block)]));
const configOf = (slug: string): Block => {
  const config = configs.get(slug);
  assert(config);
  return config;
};
const sectionsOf = ({ fields }: Block) =>
  fields.flatMap((field) =>
    field.type === 'collapsible' && 'label' in field ? [[field.label, field.admin?.initCollapsed]] : [],
  );

test('what every block has of its own is last, in one folded section', () => {
  for (const config of configs.values()) {
    assert.deepEqual(sectionsOf(config).at(-1), ['Block settings', true]);
    assert.equal(config.fields.at(-1)?.type, 'collapsible');
  }
});

test('a section with a field that is required is open', () => {
  for (const [slug, config] of configs)
    for (const field of config.fields) {
      if (field.type !== 'collapsible' || field.admin?.initCollapsed !== true) continue;
      const required = field.fields.filter((inner) => 'required' in inner && inner.required);
      if ('label' in field && field.label !== 'Block settings')
        assert.deepEqual([slug, required], [slug, []]);
    }
});

test('rows are called by what they are and by the field that names them', () => {
  const { admin, fields } = configOf('stats');
  assert.deepEqual(admin?.components?.Label, {
    path: '/src/blocks/RowLabel.tsx#RowLabel',
    clientProps: { type: 'Figures', namedBy: 'header' },
  });
  const items = fields.find((field) => 'name' in field && field.name === 'items');
  assert(items?.type === 'array');
  assert.deepEqual(items.admin?.components?.RowLabel, {
    path: '/src/blocks/RowLabel.tsx#RowLabel',
    clientProps: { type: 'Figure', namedBy: 'number' },
  });
});

test('each type has a picture of its own, and a group with a capital letter', () => {
  for (const [slug, { admin }] of configs) {
    const thumbnail = admin?.images?.thumbnail;
    assert(typeof thumbnail === 'object');
    assert.equal(thumbnail.url, `/block-pictures/${slug}.light.webp`);
    assert(existsSync(new URL(`../public${thumbnail.url}`, import.meta.url)), slug);
    assert.match(String(admin?.group), /^[A-Z]/);
  }
});
