import type { Locale } from '@ochiq/contract/routing/locales';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import {
  type TranslatedEntry,
  translationPaths,
  translatorsResponse,
  type TranslatorsResponse,
} from '../../content/translations/translations.ts';
import { type ReviewFault, toReviewFault } from '../review/review-fault.tsx';

type People = TranslatorsResponse['people'];

/** Reads to whom translations into a language can be assigned: `null` before the response, a fault where it is refused. */
export function useTranslators(locale: Locale, entries: readonly TranslatedEntry[]): People | { fault: ReviewFault } | null {
  const { post } = useFetchClient();
  const [read, setRead] = useState<{ locale: Locale; people: People | { fault: ReviewFault } } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    post(translationPaths.translators, { locale, entries })
      .then(({ data }) => translatorsResponse.parse(data).people)
      .catch((error: unknown) => ({ fault: toReviewFault(error) }))
      .then(
        (people) => isCurrent && setRead({ locale, people }),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [post, locale, entries]);
  return read?.locale === locale ? read.people : null;
}
