import { Typography } from '@strapi/design-system';
import * as z from 'zod';

import { englishShares, type ShareText } from '../texts/en/shared-drafts.ts';
import { useTexts } from '../texts/use-texts.ts';

/** What prevented something: in the words of the CMS, which names the language, or in ours. */
export type ShareFault = { message: string } | { id: ShareText };

const refusal = z.object({
  response: z.object({ data: z.object({ error: z.object({ status: z.int(), name: z.string(), message: z.string() }) }) }),
});

const idByStatus: Readonly<Record<number, ShareText>> = {
  400: 'ochiq.shares.fault.days',
  403: 'ochiq.shares.fault.forbidden',
  404: 'ochiq.shares.fault.missing',
};

/** Returns what a request failed of, with the way out. */
export function toShareFault(error: unknown): ShareFault {
  const refused = refusal.safeParse(error).data?.response.data.error;
  // The browser rejects with this one where it reaches no server.
  if (!refused) return { id: error instanceof TypeError ? 'ochiq.shares.fault.network' : 'ochiq.shares.fault.server' };
  if (refused.name === 'PolicyError') return { message: refused.message };
  return { id: idByStatus[refused.status] ?? 'ochiq.shares.fault.server' };
}

/** Renders what went wrong. */
export function ShareFaultText({ fault }: { fault: ShareFault }) {
  const translate = useTexts(englishShares);
  return (
    <Typography role="alert" textColor="danger700">
      {'message' in fault ? fault.message : translate(fault.id)}
    </Typography>
  );
}
