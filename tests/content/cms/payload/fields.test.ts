import { fieldsOfSchema } from '#content/cms/payload/fields/fieldsOfSchema.ts';
import type { PayloadField } from '#content/cms/payload/fields/payloadField.ts';
import { payloadFields } from '#content/cms/payload/fields/payloadFields.ts';
import { blockTypes } from '#schemas/blockTypes.ts';
import type { JsonSchema } from '#schemas/jsonSchema.ts';

function fieldAt(slug: string, path: string): PayloadField | undefined {
  const block = payloadFields().blocks.find((each) => each.slug === slug);
  return path
    .split('.')
    .reduce<PayloadField | undefined>(
      (above, name) => (above ? above.fields : block?.fields)?.find((field) => field.name === name),
      undefined,
    );
}

function tell(properties: Record<string, JsonSchema>, required: string[] = []): PayloadField[] {
  return fieldsOfSchema(
    { schema: { properties, required }, file: '' },
    { library: new Map(), blockTypes: ['rich-text'] },
  );
}

describe('our schemas as fields of Payload', () => {
  test('every block type is a block, and is named and explained as in our editor', () => {
    const { blocks } = payloadFields();
    expect(blocks.map(({ slug }) => slug)).toEqual(blockTypes);
    expect(blocks.find(({ slug }) => slug === 'faq')).toMatchObject({
      labels: { singular: 'Questions and answers' },
      admin: { group: 'Editorial' },
      custom: { namedBy: 'header' },
    });
  });

  test('an article takes all of them, and its path is its own', () => {
    const { article } = payloadFields();
    expect(article.find(({ name }) => name === 'blocks')).toMatchObject({
      type: 'blocks',
      blocks: blockTypes,
    });
    expect(article.find(({ name }) => name === 'path')).toMatchObject({ required: true, unique: true });
    expect(article.find(({ name }) => name === 'schemaVersion')).toMatchObject({ admin: { hidden: true } });
  });

  test('a slot takes the types that it takes', () =>
    expect(fieldAt('product-card-carousel', 'cards')).toMatchObject({
      type: 'blocks',
      blocks: ['product-card'],
    }));

  test('a text has its title, its help, its placeholder and its longest length', () =>
    expect(fieldAt('end-of-section-link', 'dataDestinationUrl')).toMatchObject({
      type: 'text',
      label: expect.stringMatching(/\S/),
      admin: { description: expect.stringMatching(/\S/), placeholder: 'https://' },
      maxLength: 2048,
      custom: { field: 'data-destination-url' },
    }));

  test('rich text says which elements it takes', () => {
    const block = fieldAt('rich-text', 'html');
    const inline = fieldAt('table', 'rows.value.value');
    expect(block).toMatchObject({ type: 'textarea', custom: { html: { kind: 'blocks' } } });
    expect(block?.custom.html?.elements).toEqual(expect.arrayContaining(['h2', 'ul', 'a', 'strong']));
    expect(inline).toMatchObject({ type: 'textarea', custom: { html: { kind: 'inline' } } });
    expect(inline?.custom.html?.elements).not.toContain('p');
  });

  test('a list has its least and greatest number of rows, and what a row is called', () => {
    expect(fieldAt('quiz', 'questions')).toMatchObject({ type: 'array', required: true, minRows: 1 });
    expect(fieldAt('one-two-three', 'items')).toMatchObject({
      maxRows: 3,
      labels: { singular: 'Tile' },
      custom: { namedBy: 'title' },
    });
  });

  test('words are several texts in one field, and several choices one field', () => {
    expect(fieldAt('product-card', 'tags')).toMatchObject({ type: 'text', hasMany: true, maxRows: 12 });
    expect(fieldAt('product-card', 'hesiBadgeTags')).toMatchObject({ type: 'select', hasMany: true });
  });

  test('a choice has its values as texts, with their labels', () => {
    expect(fieldAt('heading', 'level')).toMatchObject({
      type: 'select',
      options: [{ value: '2' }, { value: '3' }, { value: '4' }],
      custom: { numbers: 'always' },
    });
    expect(fieldAt('evidence', 'level')).toMatchObject({
      required: true,
      options: expect.arrayContaining([{ value: 'strong', label: 'Strong' }]),
    });
  });

  test('a picture is an upload, or an address; neither alone is required', () => {
    expect(fieldAt('image', 'srcUpload')).toMatchObject({
      type: 'upload',
      relationTo: 'media',
      custom: { uploadFor: 'src' },
    });
    expect(fieldAt('image', 'src')).not.toHaveProperty('required');
    expect(fieldAt('image', 'alt')).toMatchObject({ custom: { ofPicture: { is: 'alt-text', of: 'src' } } });
  });

  test('in a group that may be absent nothing is required', () => {
    expect(fieldAt('colored-content', 'gif.src')).not.toHaveProperty('required');
    expect(fieldAt('lived-experience', 'photo.focus.x')).not.toHaveProperty('required');
    expect(fieldAt('quiz', 'questions.answers.label')).toHaveProperty('required', true);
  });

  test('a number has its bounds and its unit', () =>
    expect(fieldAt('product-card', 'rating')).toMatchObject({
      type: 'number',
      min: 0,
      max: 5,
      label: 'Rating (of 5)',
    }));

  test('an old name of a field says of which', () =>
    expect(fieldAt('product-card', 'productName')).toMatchObject({ custom: { oldNameOf: 'productTitle' } }));
});

describe('a schema that Payload cannot have', () => {
  test.each(['_status', 'blockType', 'data-new', '9lives', 'a.b'])('fails with the name: %s', (name) =>
    expect(() => tell({ [name]: { type: 'string' } })).toThrow(`"${name}"`),
  );

  test('fails where two fields would have one name', () =>
    expect(() => tell({ id: { type: 'string' }, ownId: { type: 'string' } })).toThrow('"ownId"'));
});
