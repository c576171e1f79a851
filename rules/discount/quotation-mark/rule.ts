import { readDiscount } from '#contracts/discountText.ts';
import { offerFields } from '#schemas/generated/fieldLists.ts';
import { forEachText } from '#transformer/article/fieldValues.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'discount/quotation-mark',
  severity: 'warning',
  summary: 'A discount has an unmatched quotation mark.',
  anyBlock({ type, data, place }, report) {
    forEachText(data, offerFields[type], (text, { pointer }) => {
      const { fault } = readDiscount(text);
      if (fault === undefined) return;
      report(place(`/data${pointer}`), `This discount is shown without formatting, because ${fault}.`, {
        evidence: text,
      });
    });
  },
};
