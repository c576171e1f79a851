import { maxUploadBytes, maxUploadPixels, type UploadFault } from '#contracts/pictures/uploadRules.ts';
import { type UploadWords, uploads as uploadsInEnglish } from '../words/english/uploads.ts';
import { localeOf } from '../words/language.ts';

export function faultInWords(
  fault: UploadFault,
  words: UploadWords = uploadsInEnglish,
  locale: string = localeOf.en,
): string {
  const number = (value: number): string => value.toLocaleString(locale);
  const megabytes = (bytes: number): string => number(Math.ceil((bytes / (1024 * 1024)) * 10) / 10);
  switch (fault.kind) {
    case 'too-many-bytes': {
      const most = megabytes(maxUploadBytes);
      return fault.bytes === undefined
        ? words.tooLarge(most)
        : words.tooManyBytes(megabytes(fault.bytes), most);
    }
    case 'too-many-pixels':
      return words.tooManyPixels(
        number(fault.width),
        number(fault.height),
        number(maxUploadPixels / 1_000_000),
      );
    case 'no-picture':
      return fault.is === undefined ? words.unknown : words.others[fault.is];
    default:
      return words.faults[fault.kind];
  }
}
