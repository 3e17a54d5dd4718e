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

/** Drafts for people to whom a link was given: asked by the edge only, with the token in the body, so that no log has it. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async showPage(context: Context) {
    context.set('cache-control', 'no-store');
    const { data } = sharedDraftRequest.safeParse(context.request.body);
    context.status = data ? 200 : 400;
    context.body = data ? await showSharedDraft(strapi, data, new Date()) : { outcome: 'refused', reason: 'unknown' };
  },

  async showFile(context: Context) {
    context.set('cache-control', 'no-store');
    const { data } = sharedDraftFileRequest.safeParse(context.request.body);
    const bytes = data ? await readSharedDraftFile(strapi, data, new Date()) : null;
    context.status = bytes ? 200 : 404;
    context.type = 'application/octet-stream';
    context.body = bytes ?? '';
  },

  async sendCode(context: Context) {
    context.set('cache-control', 'no-store');
    const { data } = approvalCodeRequest.safeParse(context.request.body);
    context.status = data ? 200 : 400;
    context.body = data ? await sendApprovalCode(strapi, data, new Date()) : { outcome: 'refused', reason: 'unknown' };
  },

  async takeAnswer(context: Context) {
    context.set('cache-control', 'no-store');
    const { data } = approvalReplyRequest.safeParse(context.request.body);
    context.status = data ? 200 : 400;
    context.body = data ? await takeInvitationReply(strapi, data, new Date()) : { outcome: 'refused', reason: 'unknown' };
  },
});
