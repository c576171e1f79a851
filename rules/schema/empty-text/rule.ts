import { isBlank } from '#contracts/blank.ts';
import { requiredTextFields } from '#schemas/generated/fieldLists.ts';
import { forEachText } from '#transformer/article/fieldValues.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'schema/empty-text',
  severity: 'warning',
  summary: 'A required text of a block is empty.',
  anyBlock({ type, data, place }, report) {
    // `block/shows-nothing` reports a block that consists only of its text.
    if (type === 'rich-text') return;
    forEachText(data, requiredTextFields[type], (text, { pointer }) => {
      if (isBlank(text))
        report(
          place(`/data${pointer}`),
          'This required text is empty. Write it, or remove the part that it belongs to.',
        );
    });
  },
};
