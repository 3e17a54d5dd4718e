import { Typography } from '@strapi/design-system';
import * as z from 'zod';

import { reviewRefusalDetails } from '../../content/review/review.ts';
import { englishReview, type ReviewText } from '../texts/en/review/entry.ts';
import { useTexts } from '../texts/use-texts.ts';

/** What prevented something: in the words of the CMS, or in ours. */
export type ReviewFault = { message: string } | { id: ReviewText };

const refusal = z.object({
  response: z.object({
    data: z.object({ error: z.object({ status: z.int(), name: z.string(), message: z.string(), details: z.unknown() }) }),
  }),
});

const idByStatus: Readonly<Record<number, ReviewText>> = {
  400: 'ochiq.review.fault.invalid',
  403: 'ochiq.review.fault.forbidden',
  404: 'ochiq.review.fault.missing',
};

/** Returns what a request failed of, with the way out. A refusal of the CMS comes in the reader's language. */
export function toReviewFault(error: unknown): ReviewFault {
  const refused = refusal.safeParse(error).data?.response.data.error;
  // The browser rejects with this one where it reaches no server.
  if (!refused) return { id: error instanceof TypeError ? 'ochiq.review.fault.network' : 'ochiq.review.fault.server' };
  const isWorded = refused.name === 'PolicyError' || reviewRefusalDetails.safeParse(refused.details).success;
  return isWorded ? { message: refused.message } : { id: idByStatus[refused.status] ?? 'ochiq.review.fault.server' };
}

/** Renders what went wrong. */
export function ReviewFaultText({ fault }: { fault: ReviewFault }) {
  const translate = useTexts(englishReview);
  return (
    <Typography role="alert" textColor="danger700">
      {'message' in fault ? fault.message : translate(fault.id)}
    </Typography>
  );
}
