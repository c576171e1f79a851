import { parentPointer } from '#contracts/json/jsonPointer.ts';
import { oldFields } from '#schemas/generated/fieldLists.ts';
import { forEachText } from '#transformer/article/fieldValues.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'schema/deprecated',
  severity: 'info',
  summary: 'A field has a deprecated name.',
  anyBlock({ type, data, place }, report) {
    for (const [field, name] of Object.entries(oldFields[type])) {
      forEachText(data, [field], (_text, { pointer }) => {
        const at = place(`/data${pointer}`);
        const now = `${parentPointer(at.pointer) ?? ''}/${name}`;
        report(at, `This field name is deprecated. Use "${name}" instead.`, {
          evidence: field,
          fix: { kind: 'review', patch: [{ op: 'move', from: at.pointer, path: now }] },
        });
      });
    }
  },
};
