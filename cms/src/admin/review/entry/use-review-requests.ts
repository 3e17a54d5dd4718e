import { useFetchClient } from '@strapi/strapi/admin';
import { useMemo } from 'react';

import type { EntryQuery } from '../../../content/history/version.ts';
import { getInvitationPath, getRemarkStatePath, reviewPaths, reviewResponse, type ReviewResponse } from '../../../content/review/review.ts';
import { getReviewKey, storeReviewResponse } from '../review-store.ts';
import type { ReviewRequests } from './review-requests.ts';

type FetchResult = { data: unknown };

/** Returns what the panel asks about the review of an entry. What the CMS responds is stored for all parts that show it. */
export function useReviewRequests({ type, document, locale }: EntryQuery): ReviewRequests {
  const { post, del } = useFetchClient();
  return useMemo(() => {
    const entry = { type, document, locale };
    const receive = async (request: Promise<FetchResult>): Promise<ReviewResponse> => {
      const response = reviewResponse.parse((await request).data);
      storeReviewResponse(getReviewKey(entry), response);
      return response;
    };
    const send = (path: string, values: object) => receive(post(path, { ...entry, ...values }));
    return {
      submit: (version, submission) => send(reviewPaths.submit, { version, ...submission }),
      withdraw: (version) => send(reviewPaths.withdraw, { version }),
      approve: (version, note) => send(reviewPaths.approve, { version, note }),
      requestChanges: (version, note) => send(reviewPaths.changes, { version, note }),
      skip: (version, reason) => send(reviewPaths.skip, { version, reason }),
      assign: (version, assignment) => send(reviewPaths.assignment, { version, ...assignment }),
      addRemark: (place, text) => send(reviewPaths.remarks, { ...place, text }),
      reply: (thread, text) => send(reviewPaths.remarks, { thread, text }),
      setResolved: (thread, isResolved) => receive(post(getRemarkStatePath(thread), { isResolved })),
      invite: (version, person) => send(reviewPaths.invitations, { version, ...person }),
      revoke: (invitation) => receive(del(`${getInvitationPath(invitation)}?${new URLSearchParams({ locale }).toString()}`)),
    };
  }, [post, del, type, document, locale]);
}
