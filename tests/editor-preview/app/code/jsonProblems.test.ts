import { diagnosticsOf } from '#editor-preview/app/code/jsonProblems.ts';
import { readJson } from '#editor-preview/app/code/readJson.ts';

const text = JSON.stringify({ id: 'h', data: { text: 'Doses', items: [{ a: 1 }, { a: 2 }] } }, null, 2);
const marked = (pointer: string) =>
  diagnosticsOf(text, undefined, [{ pointer, message: 'Wrong.', severity: 'warning' }]).map(({ from, to }) =>
    text.slice(from, to),
  );

describe('Problems in JSON', () => {
  it('stand at the very value that they are about', () => {
    expect(marked('/data/text')).toEqual(['"Doses"']);
    expect(marked('/data/items/1/a')).toEqual(['2']);
  });

  it('mark of a list or an object its name, or where it begins', () => {
    expect(marked('/data/items')).toEqual(['"items"']);
    expect(marked('/data/items/0')).toEqual(['{']);
  });

  it('stand at what is around a field that is missing', () => {
    expect(marked('/data/level')).toEqual(['"data"']);
    expect(marked('')).toEqual(['{']);
  });

  it('are one where the text is no JSON: where it stops being it', () => {
    const broken = '{\n  "id": "h",\n  "data": }';
    const read = readJson(broken);
    const [fault, ...others] = diagnosticsOf(broken, read.ok ? undefined : read, [
      { pointer: '/id', message: 'Wrong.', severity: 'error' },
    ]);
    expect(others).toEqual([]);
    expect(broken.slice(fault?.from, fault?.to)).toBe('}');
    expect(fault?.severity).toBe('error');
  });

  it('stand in the text also where it ends too early', () => {
    const read = readJson('{"id": ');
    const [fault] = diagnosticsOf('{"id": ', read.ok ? undefined : read, []);
    expect(fault?.to).toBeLessThanOrEqual(7);
  });
});
