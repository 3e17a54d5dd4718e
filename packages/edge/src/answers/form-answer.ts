import { isFormName } from '@ochiq/contract/forms/forms';
import { pathFor } from '@ochiq/contract/path-for';

import { publicPath } from '../rules/base-path.ts';
import { uncached } from '../rules/cache-rules.ts';
import { pageFacts, withBack, type PageFacts, type ShownAnswer } from '../rules/form-facts.ts';
import { formPlace, type FormPlace } from '../rules/form-place.ts';
import type { HeaderBag } from '../rules/header-bag.ts';
import type { LiveRelease } from '../rules/live-release.ts';
import { pageFile } from '../rules/place.ts';
import { readRequest } from '../rules/read-request.ts';
import { findPage } from '../rules/route.ts';
import { seal } from '../rules/sealed-receipt.ts';
import { wantsJson } from '../rules/wants-json.ts';
import { plainAnswer, retryHeaders, type Answer } from './answer.ts';
import type { EdgeContext } from './edge-context.ts';
import { errorAnswer } from './error-answer.ts';
import { filledAnswer } from './filled-answer.ts';
import { jsonAnswer } from './json-answer.ts';
import { personalAnswer } from './personal-answer.ts';
import { plainForm } from './plain-page.ts';
import type { Sender } from './sender.ts';
import { takeForm, type Outcome, type PostedForm } from './take-form.ts';

const unknown: ShownAnswer = { outcome: 'refused', reason: 'unknown' };

const html = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': uncached.form };

/** The longest return path that fits into another address, in characters. */
const longestBack = 300;

/** Returns the page that contained the form, where the release has it; null where it was the form's own page. */
async function knownPage(page: string | undefined, release: LiveRelease): Promise<string | null> {
  if (page === undefined || page.length > longestBack) return null;
  const request = readRequest('GET', page, {}, []);
  if ('status' in request || !request.canonical || formPlace(request)) return null;
  return (await findPage(request.path, release)) ? request.path : null;
}

/**
 * Redirects after a form was accepted, so that reloading does not submit it twice; undefined where the release has no
 * page to redirect to.
 */
async function sentAnswer(
  { name, form }: PostedForm,
  answer: Extract<ShownAnswer, { outcome: 'sent' }>,
  { session, page }: Outcome,
  release: LiveRelease,
  edge: EdgeContext,
): Promise<Answer | undefined> {
  const { site, forms } = edge;
  const led = (to: string) => plainAnswer(303, { Location: `${publicPath(site.base, path)}${to}`, 'Cache-Control': uncached.form });
  const path = session?.has === 'begun' ? pathFor('account', form, {}) : pathFor('sent', form, { form: name });
  if (!(await release.find(pageFile(path)))) return undefined;
  if (session?.has === 'begun') return led('');
  // Without a key for receipts no appeal is registered either, and signing out is shown at once.
  if (!forms.sealKey) return filledAnswer(200, path, { ...pageFacts(answer), name, values: new Map() }, release, edge);
  const back = await knownPage(page, release);
  return led(`?r=${seal({ receipt: answer.receipt, back }, name, forms.sealKey, Date.now())}`);
}

/** What the page of a form says that was not taken: also which page it stood on. */
async function shownFacts(answer: ShownAnswer, { page }: Outcome, release: LiveRelease, { site }: EdgeContext): Promise<PageFacts> {
  const shown = pageFacts(answer);
  const back = await knownPage(page, release);
  return back === null ? shown : withBack(shown, publicPath(site.base, back));
}

async function pageAnswer(posted: PostedForm, outcome: Outcome, release: LiveRelease, edge: EdgeContext): Promise<Answer> {
  const { status, answer, values } = outcome;
  const { name, form } = posted;
  const path = pathFor('form', form, { form: name });
  const shown =
    answer.outcome === 'sent'
      ? await sentAnswer(posted, answer, outcome, release, edge)
      : await filledAnswer(status, path, { ...(await shownFacts(answer, outcome, release, edge)), name, values }, release, edge);
  const given = shown ?? plainAnswer(status, html, plainForm(form, edge.site.base, answer, edge.requestId));
  return { ...given, headers: { ...given.headers, ...retryHeaders(given.status) } };
}

/** Handles a submitted form: JSON for scripts, pages for browsers without them. */
export async function formAnswer(
  place: Extract<FormPlace, { part: 'form' }>,
  headers: HeaderBag,
  release: LiveRelease,
  edge: EdgeContext,
  sender: Sender,
): Promise<Answer> {
  const { name, form } = place;
  const json = wantsJson(headers);
  if (!isFormName(name)) return json ? jsonAnswer(404, unknown) : errorAnswer(404, form, headers, edge);
  const posted = { name, form, headers };
  const show = async (outcome: Outcome): Promise<Answer> => {
    edge.watch?.form(name, outcome.answer);
    const answer = json ? jsonAnswer(outcome.status, outcome.answer) : await pageAnswer(posted, outcome, release, edge);
    return personalAnswer(answer, outcome.session?.cookies);
  };
  return show(await takeForm(posted, edge, sender));
}
