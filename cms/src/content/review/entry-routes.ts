import type { Core } from '@strapi/strapi';
import type * as z from 'zod';

import { addPanelRoutes, parseId, parseInput } from '../../platform/strapi/panel-routes';
import { triggerMailWorker } from '../../submissions/mail/mail-worker';
import { type EntryQuery, entryQuery } from '../history/version';
import {
  approveVersion,
  requestChanges,
  assignReview,
  requireEntryReview,
  skipReview,
  submitVersion,
  withdrawVersion,
} from './act-on-review';
import { createInvitation, revokeInvitation } from './outside/invite';
import { readReviewResponse } from './read-review-response';
import { setRemarkState, writeRemark } from './remarks';
import {
  approveInput,
  assignmentInput,
  changesInput,
  invitationInput,
  remarkInput,
  remarkStateInput,
  type ReviewResponse,
  skipInput,
  submitInput,
  withdrawInput,
} from './review';
import { type PanelState, requireReadable } from './reviewing-person';

type Context = {
  state: PanelState;
  query: Readonly<Record<string, unknown>>;
  params: Readonly<Record<string, string>>;
  request: { body?: unknown };
  body: unknown;
};

/** Sends the review of an entry as it is now. @throws a ForbiddenError: the user may not read the entry */
async function sendReview(strapi: Core.Strapi, context: Context, entry: EntryQuery, made: ReviewResponse['made'] = []): Promise<void> {
  const review = await requireEntryReview(strapi, entry);
  requireReadable(strapi, context.state, review);
  context.body = (await readReviewResponse(strapi, context.state, review, made)) satisfies ReviewResponse;
}

type Act<I> = (strapi: Core.Strapi, panel: PanelState, input: I) => Promise<void>;

/** Adds the panel's routes to the review of an entry; Strapi guards them by its session. */
export function addEntryReviewRoutes(strapi: Core.Strapi): void {
  const createHandler =
    <I extends EntryQuery>(shape: z.ZodType<I>, act: Act<I>) =>
    async (context: Context) => {
      const input = parseInput(shape, context.request.body);
      requireReadable(strapi, context.state, await requireEntryReview(strapi, input));
      await act(strapi, context.state, input);
      await triggerMailWorker(strapi);
      await sendReview(strapi, context, input);
    };
  const read = async (context: Context) => sendReview(strapi, context, parseInput(entryQuery, context.query));
  const setState = async (context: Context) => {
    const { isResolved } = parseInput(remarkStateInput, context.request.body);
    await sendReview(strapi, context, await setRemarkState(strapi, context.state, parseId(context), isResolved));
  };
  const invite = async (context: Context) => {
    const input = parseInput(invitationInput, context.request.body);
    requireReadable(strapi, context.state, await requireEntryReview(strapi, input));
    const made = await createInvitation(strapi, context.state, input);
    await triggerMailWorker(strapi);
    await sendReview(strapi, context, input, made);
  };
  const revoke = async (context: Context) => {
    const { state, query } = context;
    await sendReview(strapi, context, await revokeInvitation(strapi, state, parseId(context), query['locale']));
  };
  addPanelRoutes(strapi, [
    { method: 'GET', path: '/review/entry', handler: read },
    { method: 'POST', path: '/review/submit', handler: createHandler(submitInput, submitVersion) },
    { method: 'POST', path: '/review/withdraw', handler: createHandler(withdrawInput, withdrawVersion) },
    { method: 'POST', path: '/review/approve', handler: createHandler(approveInput, approveVersion) },
    { method: 'POST', path: '/review/changes', handler: createHandler(changesInput, requestChanges) },
    { method: 'POST', path: '/review/skip', handler: createHandler(skipInput, skipReview) },
    { method: 'POST', path: '/review/assignment', handler: createHandler(assignmentInput, assignReview) },
    { method: 'POST', path: '/review/remarks', handler: createHandler(remarkInput, writeRemark) },
    { method: 'POST', path: '/review/remarks/:id/state', handler: setState },
    { method: 'POST', path: '/review/invitations', handler: invite },
    { method: 'DELETE', path: '/review/invitations/:id', handler: revoke },
  ]);
}
