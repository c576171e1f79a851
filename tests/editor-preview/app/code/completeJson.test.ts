import { EditorState } from '@codemirror/state';
import { completeJson } from '#editor-preview/app/code/completeJson.ts';
import { articleShape, blockShape, type JsonShape } from '#editor-preview/app/code/shapes.ts';
import { loadedSchemas, loadSchemas } from '#editor-preview/app/forms/schema/loadSchemas.ts';
import { blockTypes } from '#schemas/blockTypes.ts';

beforeAll(async () => {
  await loadSchemas('heading');
  await loadSchemas('evidence');
});

function shapeOf(whole: JsonShape['whole']): JsonShape {
  const library = loadedSchemas('');
  if (!library) throw new Error('No schema is loaded.');
  return { whole, library };
}

function offered(marked: string, whole: JsonShape['whole'] = blockShape) {
  const pos = marked.indexOf('|');
  const text = marked.replace('|', '');
  const state = EditorState.create({ doc: text });
  const result = completeJson({ state, pos, explicit: true }, shapeOf(whole));
  const take = (label: string): string => {
    const option = result?.options.find((each) => (each.displayLabel ?? each.label) === label);
    if (!result || !option) throw new Error(`“${label}” is not offered.`);
    const applied = typeof option.apply === 'string' ? option.apply : option.label;
    return text.slice(0, result.from) + applied + text.slice(result.to ?? pos);
  };
  return { labels: result?.options.map((each) => each.displayLabel ?? each.label) ?? [], take };
}

describe('Completion of JSON', () => {
  it('offers the fields of a block that are not there yet', () => {
    const { labels } = offered('{"id": "h", "type": "heading", "data": {"text": "Doses", |}}');
    expect(labels).toContain('level');
    expect(labels).not.toContain('text');
    expect(labels).not.toContain('claim');
  });

  it('puts the name in the place of what is typed of it, with its colon', () => {
    const { take } = offered('{"type": "heading", "data": {"te|"}}');
    expect(take('text')).toBe('{"type": "heading", "data": {"text": ""}}');
  });

  it('keeps a colon that is there', () => {
    const { take } = offered('{"type": "heading", "data": {"te|": "Doses"}}');
    expect(take('text')).toBe('{"type": "heading", "data": {"text": "Doses"}}');
  });

  it('offers the values of a choice', () => {
    const { labels } = offered('{"type": "evidence", "data": {"level": |}}');
    expect(labels.length).toBeGreaterThan(1);
    expect(labels.every((label) => label.startsWith('"'))).toBe(true);
  });

  it('offers the types of block', () => expect(offered('{"type": "|"}').labels).toEqual([...blockTypes]));

  it('knows the blocks of an article by their types, and the fields of the article', () => {
    const inBlock = offered('{"blocks": [{"id": "h", "type": "heading", "data": {|}}]}', articleShape);
    expect(inBlock.labels).toContain('text');
    expect(offered('{|}', articleShape).labels).toEqual(
      expect.arrayContaining(['title', 'byline', 'blocks']),
    );
  });

  it.each([
    '{"type": "no-such-type", "data": {|}}',
    '{"type": "quiz", "data": {|}}',
    '{"data": {|',
    '|',
    '{"type": "heading", "data": {"text": "free te|xt"}}',
  ])('offers nothing that it does not know: %s', (text) => {
    expect(() => offered(text)).not.toThrow();
    expect(offered(text).labels.filter((label) => label === 'claim')).toEqual([]);
  });
});
