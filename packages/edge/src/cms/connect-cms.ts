import { cmsFormResponse, type CmsFormResponse } from '@ochiq/contract/forms/cms-form-response';
import { fileField } from '@ochiq/contract/forms/form-files';
import type { IntakeRequest } from '@ochiq/contract/forms/intake-request';
import {
  accountResponse,
  addressHeader,
  challengeResponse,
  edgeKeyHeader,
  intakePaths,
  requestPart,
  sessionHeader,
  type AccountResponse,
  type ChallengeResponse,
} from '@ochiq/contract/forms/wire';
import { auditCheckpointsApi, auditCheckpointsResponse, type AuditCheckpointsResponse } from '@ochiq/contract/wire/audit-checkpoint';
import type { Provider } from '@ochiq/contract/routing/sign-in-place';
import {
  signInApiPath,
  signInLimits,
  signInRedirect,
  signInResult,
  type SignInBegin,
  type SignInFinish,
  type SignInRedirect,
  type SignInResult,
} from '@ochiq/contract/wire/sign-in-wire';
import {
  approvalReplyResponse,
  type ApprovalReplyRequest,
  type ApprovalReplyResponse,
  approvalCodeResponse,
  type ApprovalCodeRequest,
  type ApprovalCodeResponse,
  sharedDraftApi,
  sharedDraftLimits,
  sharedDraftResponse,
  type SharedDraftFileRequest,
  type SharedDraftRequest,
  type SharedDraftResponse,
} from '@ochiq/contract/wire/shared-draft';
import { readBounded } from '@ochiq/service-kit/read-bounded';
import { requestIdHeader } from '@ochiq/service-kit/request-id';
import * as z from 'zod/mini';

import type { UploadedFile } from '../forms/form-parts.ts';

/** Why the CMS gave no usable response. */
export type CmsFailure =
  | 'not set up'
  | 'unreachable'
  | 'too slow'
  | 'too long an answer'
  | 'not the answer agreed on'
  | 'key refused'
  | 'closed for a while';

/** The refusal of a session that is forged, expired, or of a closed account. */
type InvalidSession = { outcome: 'refused' };

/** The CMS as the edge sees it; the request id is passed on to its log. */
export type Cms = {
  receive(form: string, request: IntakeRequest, requestId: string, files?: readonly UploadedFile[]): Promise<CmsFormResponse | CmsFailure>;
  /** @param address the sender's, by which the work grows; none asks for no form */
  challenge(requestId: string, address: string | null): Promise<ChallengeResponse | CmsFailure>;
  beginSignIn(provider: Provider, parameters: SignInBegin, requestId: string): Promise<SignInRedirect | CmsFailure>;
  finishSignIn(provider: Provider, returned: SignInFinish, requestId: string): Promise<SignInResult | CmsFailure>;
  account(session: string, requestId: string): Promise<AccountResponse | InvalidSession | CmsFailure>;
  auditCheckpoints(requestId: string): Promise<AuditCheckpointsResponse | CmsFailure>;
  sharedDraft(request: SharedDraftRequest, requestId: string): Promise<SharedDraftResponse | CmsFailure>;
  /** Has a code sent to the person whom a link invites to agree with a draft. */
  approvalCode(request: ApprovalCodeRequest, requestId: string): Promise<ApprovalCodeResponse | CmsFailure>;
  approvalAnswer(request: ApprovalReplyRequest, requestId: string): Promise<ApprovalReplyResponse | CmsFailure>;
  /** @returns the file, or null where the draft has none of this name or its link is over */
  sharedDraftFile(request: SharedDraftFileRequest, requestId: string): Promise<Buffer | null | CmsFailure>;
};

/** The address of the CMS, and the key that authenticates the edge. */
export type CmsAddress = { url: string; key: string };

/**
 * The largest response, in bytes: the longest reply to an appeal with all characters escaped, and some reserve; for an
 * account, a hundred of them; the checkpoints of a year.
 */
const maxResponseBytes = { one: 128 * 1024, checkpoints: 256 * 1024, account: 4 * 1024 * 1024 } as const;

const accountOrNone = z.union([accountResponse, z.object({ outcome: z.literal('refused'), reason: z.literal('wrong-sign-in') })]);

/** How much longer than a form a draft may take: the publisher renders it, and fetches its pictures. */
const draftTimeoutMs = 20_000;

type CmsRequest = {
  requestId: string;
  method: 'GET' | 'POST';
  /** As JSON, or as a form with files. */
  body?: string | FormData;
  headers?: Readonly<Record<string, string>>;
  atMost?: number;
  deadlineMs?: number;
};

type Schema<T> = { safeParse(value: unknown): { success: true; data: T } | { success: false } };

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function toMultipart(request: IntakeRequest, files: readonly UploadedFile[]): FormData {
  const form = new FormData();
  form.append(requestPart, JSON.stringify(request));
  for (const { name, type, chunks } of files)
    form.append(
      fileField,
      new Blob(
        chunks.map((chunk) => new Uint8Array(chunk.buffer as ArrayBuffer, chunk.byteOffset, chunk.length)),
        { type },
      ),
      name,
    );
  return form;
}

/** Creates the client of the CMS. It never throws: each failure has a name. */
export function connectCms({ url, key }: CmsAddress, timeoutMs: number, uploadTimeoutMs = timeoutMs): Cms {
  const requestCms = async <T>(
    path: string,
    schema: Schema<T>,
    { requestId, headers = {}, atMost = maxResponseBytes.one, deadlineMs = timeoutMs, ...given }: CmsRequest,
  ): Promise<T | CmsFailure> => {
    const signal = AbortSignal.timeout(deadlineMs);
    try {
      const response = await fetch(`${url.replace(/\/$/u, '')}${path}`, {
        ...given,
        headers: {
          ...headers,
          Accept: 'application/json',
          ...(!(given.body instanceof FormData) && { 'Content-Type': 'application/json' }),
          [edgeKeyHeader]: key,
          [requestIdHeader]: requestId,
        },
        redirect: 'error',
        signal,
      });
      const bytes = await readBounded(response, atMost);
      if (bytes === null) return 'too long an answer';
      const parsed = schema.safeParse(parseJson(bytes));
      if (parsed.success) return parsed.data;
      return response.status === 401 ? 'key refused' : 'not the answer agreed on';
    } catch {
      return signal.aborted ? 'too slow' : 'unreachable';
    }
  };
  return {
    receive: (form, request, requestId, files = []) =>
      requestCms(`${intakePaths.receive}/${form}`, cmsFormResponse, {
        requestId,
        method: 'POST',
        ...(files.length === 0 ? { body: JSON.stringify(request) } : { body: toMultipart(request, files), deadlineMs: uploadTimeoutMs }),
      }),
    challenge: (requestId, address) =>
      requestCms(intakePaths.challenge, challengeResponse, {
        requestId,
        method: 'GET',
        headers: address === null ? {} : { [addressHeader]: address },
      }),
    beginSignIn: (provider, beginParameters, requestId) =>
      requestCms(`${signInApiPath}/${provider}/begin`, signInRedirect, {
        requestId,
        method: 'POST',
        body: JSON.stringify(beginParameters),
      }),
    finishSignIn: (provider, returned, requestId) =>
      requestCms(`${signInApiPath}/${provider}/finish`, signInResult, {
        requestId,
        method: 'POST',
        body: JSON.stringify(returned),
        deadlineMs: timeoutMs + signInLimits.providerMs,
      }),
    auditCheckpoints: (requestId) =>
      requestCms(auditCheckpointsApi, auditCheckpointsResponse, { requestId, method: 'GET', atMost: maxResponseBytes.checkpoints }),
    sharedDraft: (draftRequest, requestId) =>
      requestCms(sharedDraftApi.page, sharedDraftResponse, {
        requestId,
        method: 'POST',
        body: JSON.stringify(draftRequest),
        atMost: sharedDraftLimits.pageBytes,
        deadlineMs: timeoutMs + draftTimeoutMs,
      }),
    approvalCode: (codeRequest, requestId) =>
      requestCms(sharedDraftApi.code, approvalCodeResponse, { requestId, method: 'POST', body: JSON.stringify(codeRequest) }),
    approvalAnswer: (answerRequest, requestId) =>
      requestCms(sharedDraftApi.answer, approvalReplyResponse, { requestId, method: 'POST', body: JSON.stringify(answerRequest) }),
    sharedDraftFile: async (fileRequest, requestId) => {
      const signal = AbortSignal.timeout(timeoutMs + draftTimeoutMs);
      try {
        const response = await fetch(`${url.replace(/\/$/u, '')}${sharedDraftApi.file}`, {
          ...{ method: 'POST', body: JSON.stringify(fileRequest), redirect: 'error', signal },
          headers: { 'Content-Type': 'application/json', [edgeKeyHeader]: key, [requestIdHeader]: requestId },
        });
        if (response.status !== 200) return null;
        return (await readBounded(response, sharedDraftLimits.fileBytes)) ?? 'too long an answer';
      } catch {
        return signal.aborted ? 'too slow' : 'unreachable';
      }
    },
    account: (session, requestId) =>
      requestCms(intakePaths.account, accountOrNone, {
        requestId,
        method: 'GET',
        headers: { [sessionHeader]: session },
        atMost: maxResponseBytes.account,
      }),
  };
}
