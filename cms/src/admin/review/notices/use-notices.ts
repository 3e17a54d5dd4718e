import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import { getNoticePath, reviewNoticePaths, reviewNoticesResponse, type ReviewNotice } from '../../../content/review/review-notices.ts';

type ReadNotices = { notices: readonly ReviewNotice[] | 'broken' | null; dismiss: (id: number) => Promise<void> };

/** Reads what the review of entries asks of the user: `null` before the response, `broken` where it fails. */
export function useNotices(): ReadNotices {
  const { get, del } = useFetchClient();
  const [notices, setNotices] = useState<ReadNotices['notices']>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const response = await get(reviewNoticePaths.notices).then(
        ({ data }) => reviewNoticesResponse.parse(data).notices,
        () => 'broken' as const,
      );
      if (isCurrent) setNotices(response);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [get]);
  const dismiss = (id: number) =>
    del(getNoticePath(id)).then(
      ({ data }) => setNotices(reviewNoticesResponse.parse(data).notices),
      () => setNotices('broken'),
    );
  return { notices, dismiss };
}
