import type { Pagination } from '@ochiq/pages/plan/pagination';

import type { Translate } from '../../i18n/use-messages';

/** What an older page of a list is called; its own page, the newest, has no number. */
export function currentPart({ pages }: Pagination, t: Translate): string | null {
  const page = pages.find(({ current }) => current);
  return page ? t('common:pageNumber', { number: page.number }) : null;
}
