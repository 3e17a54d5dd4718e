import type { Locale } from '@ochiq/contract/routing/locales';

import {
  type TranslatedEntry,
  translationPaths,
  translatorsResponse,
  type TranslatorsResponse,
} from '../../content/translations/translations.ts';
import { type ReviewFault, toReviewFault } from '../review/review-fault.tsx';
import { type ResponseReader, usePosted } from '../shared/use-posted.ts';

type People = TranslatorsResponse['people'] | { fault: ReviewFault };

const reader: ResponseReader<People> = {
  parse: (data) => translatorsResponse.parse(data).people,
  fail: (error) => ({ fault: toReviewFault(error) }),
};

/** Reads to whom translations into a language can be assigned: `null` before the response, a fault where it is refused. */
export const useTranslators = (locale: Locale, entries: readonly TranslatedEntry[]): People | null =>
  usePosted(translationPaths.translators, { locale, entries }, reader) ?? null;
