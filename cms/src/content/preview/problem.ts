import type { Locale, Localized } from '@ochiq/contract/routing/locales';

import { isMissing, type Issue } from '../publish-validation/flatten-issues';

const problemTexts = {
  uz: {
    missing: () => 'toʻldirilmagan',
    tooLong: (most: string) => `${most} belgidan uzun`,
    tooMany: (most: string) => `${most} tadan koʻp`,
    tooFew: (least: string) => `${least} tadan kam`,
    tooGreat: (most: string) => `${most} dan katta`,
    tooSmall: (least: string) => `${least} dan kichik`,
    wrong: () => 'notoʻgʻri toʻldirilgan',
    unpublished: () => 'hali eʼlon qilinmagan',
  },
  ru: {
    missing: () => 'не заполнено',
    tooLong: (most: string) => `длиннее ${most} символов`,
    tooMany: (most: string) => `больше, чем можно: не более ${most}`,
    tooFew: (least: string) => `меньше, чем нужно: не менее ${least}`,
    tooGreat: (most: string) => `больше ${most}`,
    tooSmall: (least: string) => `меньше ${least}`,
    wrong: () => 'заполнено неверно',
    unpublished: () => 'ещё не опубликовано',
  },
  en: {
    missing: () => 'is missing',
    tooLong: (most: string) => `is longer than ${most} characters`,
    tooMany: (most: string) => `holds more than ${most}`,
    tooFew: (least: string) => `holds fewer than ${least}`,
    tooGreat: (most: string) => `is more than ${most}`,
    tooSmall: (least: string) => `is less than ${least}`,
    wrong: () => 'is filled in wrongly',
    unpublished: () => 'is not published yet',
  },
} satisfies Localized<Readonly<Record<string, (bound: string) => string>>>;

/** Describes what is wrong in a field, in a language: the contract's own sentences are English. */
export function describeProblem(issue: Issue, locale: Locale): string {
  const messages = problemTexts[locale];
  if (isMissing(issue)) return messages.missing();
  if ((issue.code === 'too_big' || issue.code === 'too_small') && issue.origin === 'date') return messages.wrong();
  if (issue.code === 'too_big') {
    const most = String(issue.maximum);
    if (issue.origin === 'string') return messages.tooLong(most);
    return issue.origin === 'array' ? messages.tooMany(most) : messages.tooGreat(most);
  }
  if (issue.code === 'too_small') {
    const least = String(issue.minimum);
    if (issue.origin === 'string') return messages.missing();
    return issue.origin === 'array' ? messages.tooFew(least) : messages.tooSmall(least);
  }
  return messages.wrong();
}

/** Returns the text for an entry that points to what the site does not show yet. */
export const getUnpublishedText = (locale: Locale): string => problemTexts[locale].unpublished();
