import { approvalReplyRequest, approvalCodeRequest, sharedDraftFileRequest, sharedDraftRequest } from '@ochiq/contract/wire/shared-draft';
import type { Core } from '@strapi/strapi';

import { takeInvitationReply, sendApprovalCode } from '../../../content/review/outside/answer-invitation';
import { readSharedDraftFile, showSharedDraft } from '../../../content/shared-drafts/show-shared-draft';

type Context = {
  request: { body?: unknown };
  status: number;
  body: unknown;
  type: string;
  set: (name: string, value: string) => void;
};

/** A schema of a request, with or without the methods of zod. */
type RequestSchema<T> = { safeParse: (input: unknown) => { data?: T | undefined } };

const refused = { outcome: 'refused', reason: 'unknown' } as const;

/** Responds to a request with a token; what is no such request is refused as an unknown token is. */
async function respond<T extends object>(
  context: Context,
  schema: RequestSchema<T>,
  run: (data: T, now: Date) => Promise<unknown>,
): Promise<void> {
  context.set('cache-control', 'no-store');
  const { data } = schema.safeParse(context.request.body);
  context.status = data ? 200 : 400;
  context.body = data ? await run(data, new Date()) : refused;
}

/** Drafts for people to whom a link was given: asked by the edge only, with the token in the body, so that no log has it. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  showPage: (context: Context) => respond(context, sharedDraftRequest, (data, now) => showSharedDraft(strapi, data, now)),

  async showFile(context: Context) {
    context.set('cache-control', 'no-store');
    const { data } = sharedDraftFileRequest.safeParse(context.request.body);
    const bytes = data ? await readSharedDraftFile(strapi, data, new Date()) : null;
    context.status = bytes ? 200 : 404;
    context.type = 'application/octet-stream';
    context.body = bytes ?? '';
  },

  sendCode: (context: Context) => respond(context, approvalCodeRequest, (data, now) => sendApprovalCode(strapi, data, now)),

  takeAnswer: (context: Context) => respond(context, approvalReplyRequest, (data, now) => takeInvitationReply(strapi, data, now)),
});
