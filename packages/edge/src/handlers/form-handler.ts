import { isFormName } from '@ochiq/contract/forms/forms';
import { pathFor } from '@ochiq/contract/routing/path-for';
import { uncached } from '@ochiq/http-policy/cache-rules';

import { encryptReceipt } from '../forms/sealed-receipt.ts';
import { isJsonPreferred, type RequestHeaders } from '../http/request-headers.ts';
import { createJsonResponse, createTextResponse, getRetryHeaders, withPrivateCookies, type HttpResponse } from '../http/response.ts';
import type { Sender } from '../http/sender.ts';
import type { LiveRelease } from '../release/live-release.ts';
import { createErrorResponse } from '../responses/error-response.ts';
import { createFilledPageResponse } from '../responses/filled-response.ts';
import { renderFallbackFormPage } from '../responses/plain-page.ts';
import { matchEndpoint, type Endpoint } from '../routing/endpoint.ts';
import { readRequest } from '../routing/read-request.ts';
import { findPage } from '../routing/release-route.ts';
import { getPageFile } from '../routing/resource-path.ts';
import { toPublicPath } from '../routing/site-address.ts';
import { toTemplateConditions, withBack, type FormPageResult, type TemplateConditions } from '../templating/form-facts.ts';
import type { EdgeContext } from './edge-context.ts';
import { processForm, type FormOutcome, type SubmittedForm } from './take-form.ts';

const unknownForm: FormPageResult = { outcome: 'refused', reason: 'unknown' };

const html = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': uncached.form };

/** The longest return path that fits into another address, in characters. */
const maxReturnLength = 300;

/** Returns whether a path is below `/forms`. */
const isFormEndpoint = (endpoint: Endpoint | undefined): boolean =>
  endpoint?.kind === 'form' || endpoint?.kind === 'sent' || endpoint?.kind === 'challenge';

/** Returns the page that contained the form, where the release has it; null where it was the form's own page. */
async function findReturnPage(page: string | undefined, release: LiveRelease): Promise<string | null> {
  if (page === undefined || page.length > maxReturnLength) return null;
  const request = readRequest('GET', page, {}, []);
  if ('status' in request || !request.canonical || isFormEndpoint(matchEndpoint(request))) return null;
  return (await findPage(request.path, release)) ? request.path : null;
}

/**
 * Redirects after a form was accepted, so that reloading does not submit it twice; undefined where the release has no
 * page to redirect to.
 */
async function createSentResponse(
  { name, form }: SubmittedForm,
  result: Extract<FormPageResult, { outcome: 'sent' }>,
  { session, page }: FormOutcome,
  release: LiveRelease,
  edge: EdgeContext,
): Promise<HttpResponse | undefined> {
  const { site, forms } = edge;
  const redirectTo = (to: string) =>
    createTextResponse(303, { Location: `${toPublicPath(site.base, path)}${to}`, 'Cache-Control': uncached.form });
  const path = session?.has === 'begun' ? pathFor('account', form, {}) : pathFor('sent', form, { form: name });
  if (!(await release.find(getPageFile(path)))) return undefined;
  if (session?.has === 'begun') return redirectTo('');
  // Without a key for receipts no appeal is registered either, and signing out is shown at once.
  if (!forms.sealKey)
    return createFilledPageResponse(200, path, { ...toTemplateConditions(result), name, values: new Map() }, release, edge);
  const back = await findReturnPage(page, release);
  return redirectTo(`?r=${encryptReceipt({ receipt: result.receipt, back }, name, forms.sealKey, Date.now())}`);
}

/** Creates the conditions of the page of a form that was not taken: also which page it was on. */
async function createShownConditions(
  result: FormPageResult,
  { page }: FormOutcome,
  release: LiveRelease,
  { site }: EdgeContext,
): Promise<TemplateConditions> {
  const shown = toTemplateConditions(result);
  const back = await findReturnPage(page, release);
  return back === null ? shown : withBack(shown, toPublicPath(site.base, back));
}

async function createPageResponse(
  posted: SubmittedForm,
  outcome: FormOutcome,
  release: LiveRelease,
  edge: EdgeContext,
): Promise<HttpResponse> {
  const { status, answer, values } = outcome;
  const { name, form } = posted;
  const path = pathFor('form', form, { form: name });
  const shown =
    answer.outcome === 'sent'
      ? await createSentResponse(posted, answer, outcome, release, edge)
      : await createFilledPageResponse(
          status,
          path,
          { ...(await createShownConditions(answer, outcome, release, edge)), name, values },
          release,
          edge,
        );
  const response = shown ?? createTextResponse(status, html, renderFallbackFormPage(form, edge.site.base, answer, edge.requestId));
  return { ...response, headers: { ...response.headers, ...getRetryHeaders(response.status) } };
}

/** Handles a submitted form: JSON for scripts, pages for browsers without them. */
export async function handleForm(
  { name, localePrefix: form }: Extract<Endpoint, { kind: 'form' }>,
  headers: RequestHeaders,
  release: LiveRelease,
  edge: EdgeContext,
  sender: Sender,
): Promise<HttpResponse> {
  const json = isJsonPreferred(headers);
  if (!isFormName(name)) return json ? createJsonResponse(404, unknownForm) : createErrorResponse(404, form, headers, edge);
  const posted = { name, form, headers };
  const show = async (outcome: FormOutcome): Promise<HttpResponse> => {
    edge.watch?.form(name, outcome.answer);
    const result = json ? createJsonResponse(outcome.status, outcome.answer) : await createPageResponse(posted, outcome, release, edge);
    return withPrivateCookies(result, outcome.session?.cookies);
  };
  return show(await processForm(posted, edge, sender));
}
