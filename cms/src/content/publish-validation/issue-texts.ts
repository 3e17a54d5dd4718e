import type { Localized } from '@ochiq/contract/routing/locales';

type NumberedText = (most: string) => string;

type IssueTexts = Readonly<{
  missing: string;
  /** The fallback. */
  wrong: string;
  empty: string;
  longer: NumberedText;
  holdsMore: NumberedText;
  more: NumberedText;
  holdsFewer: NumberedText;
  less: NumberedText;
  /** Of days: `01.09.1991`. */
  earlier: NumberedText;
  later: NumberedText;
}>;

/** The texts of issues, to follow the field's name. */
export const issueTexts: Localized<IssueTexts> = {
  uz: {
    missing: 'toʻldirilmagan',
    wrong: 'notoʻgʻri toʻldirilgan',
    empty: 'boʻsh',
    longer: (most) => `eng koʻpi bilan ${most} ta belgi boʻlishi mumkin`,
    holdsMore: (most) => `eng koʻpi bilan ${most} ta boʻlishi mumkin`,
    more: (most) => `eng katta qiymati — ${most}`,
    holdsFewer: (least) => `kamida ${least} ta boʻlishi kerak`,
    less: (least) => `eng kichik qiymati — ${least}`,
    earlier: (first) => `${first} dan oldingi kun boʻlishi mumkin emas`,
    later: (last) => `${last} dan keyingi kun boʻlishi mumkin emas`,
  },
  ru: {
    missing: 'не заполнено',
    wrong: 'заполнено неверно',
    empty: 'пусто',
    longer: (most) => `знаков может быть не более ${most}`,
    holdsMore: (most) => `может быть не более ${most}`,
    more: (most) => `не может быть больше ${most}`,
    holdsFewer: (least) => `должно быть не менее ${least}`,
    less: (least) => `не может быть меньше ${least}`,
    earlier: (first) => `не может быть раньше ${first}`,
    later: (last) => `не может быть позже ${last}`,
  },
  en: {
    missing: 'is missing',
    wrong: 'is not filled in as it should be',
    empty: 'is empty',
    longer: (most) => `is longer than ${most} characters`,
    holdsMore: (most) => `holds more than ${most}`,
    more: (most) => `is more than ${most}`,
    holdsFewer: (least) => `holds fewer than ${least}`,
    less: (least) => `is less than ${least}`,
    earlier: (first) => `is before ${first}`,
    later: (last) => `is after ${last}`,
  },
};
