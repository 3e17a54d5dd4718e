import { readFile } from 'node:fs/promises';

import * as z from 'zod';
import { fromRoot } from '@ochiq/cli/workplace/root';

import type { ReaderResponse } from './send-reader-request.ts';
import type { ReaderTarget } from './reader-target.ts';
import { languages, type WrittenForm } from './create-written-form.ts';

type FormVerdict = 'accepted' | 'refused' | { wrong: string };

const outcomeSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('sent') }),
  z.object({ outcome: z.literal('refused'), reason: z.string() }),
]);

function parseOutcome(body: Buffer): z.output<typeof outcomeSchema> | null {
  try {
    return outcomeSchema.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return null;
  }
}

/** Escapes text in a control or between tags. */
const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns what is missing: the sentence has to be visible, and all input has to be restored. */
function findFormProblem({ language, fields }: WrittenForm, page: string, sentence: string): string | null {
  if (!page.includes(`<html lang="${language}"`) && !new RegExp(`<html[^>]* lang="${language}`, 'u').test(page)) return 'another language';
  const shown = [...page.matchAll(/<[a-z]+(?<attributes>[^>]*) data-when="refused:failed"(?<more>[^>]*)>(?<text>[^<]*)/gu)];
  const isShown = shown.some(({ groups }) => !/\bhidden\b/u.test(`${groups?.['attributes'] ?? ''}${groups?.['more'] ?? ''}`));
  if (!isShown || !page.includes(sentence)) return 'no sentence that says so';
  const missingField = Object.entries(fields).find(([, value]) => !page.includes(value) && !page.includes(escapeHtml(value)));
  return missingField === undefined ? null : `what was typed as ${missingField[0]} is gone`;
}

/**
 * Evaluates the response to a form: accepted, or refused with the sentence of its language and all input restored.
 * @param isEdgeAway then nginx alone responds, whose page has no form
 */
export function evaluateForm(
  form: WrittenForm,
  { status, location, body }: ReaderResponse,
  sentence: string,
  isEdgeAway: boolean,
): FormVerdict {
  const text = body.toString('utf8');
  const what = `${form.name} in ${form.language} (${form.how})`;
  if (status === 0) return { wrong: `${what}: ${text}` };
  if (isEdgeAway && status === 503 && text.includes('</html>')) return 'refused';
  if (form.how === 'script') {
    const outcome = parseOutcome(body);
    if (status === 201 && outcome?.outcome === 'sent') return 'accepted';
    if (status === 503 && outcome?.outcome === 'refused' && outcome.reason === 'failed') return 'refused';
    return { wrong: `${what}: status ${String(status)}, ${text.slice(0, 100)}` };
  }
  if (status === 303 && location.startsWith(`/${form.language}/forms/${form.name}/`)) return 'accepted';
  const lacking = status === 503 ? findFormProblem(form, text, sentence) : `status ${String(status)}`;
  return lacking === null ? 'refused' : { wrong: `${what}: ${lacking}` };
}

const messages = z.object({ failed: z.string().min(1) });

export type FailSentences = ReadonlyMap<WrittenForm['language'], string>;

/** Reads the sentence for a failed form in each language from the site's messages. */
export async function readFailSentences(): Promise<FailSentences> {
  const read = async (language: WrittenForm['language']) => {
    const text = await readFile(fromRoot('web', 'src', 'i18n', language, 'problems.json'), 'utf8');
    return [language, messages.parse(JSON.parse(text)).failed] as const;
  };
  return new Map(await Promise.all(languages.map(read)));
}

/** Services whose absence readers notice. */
export type UnavailableParts = ReadonlySet<'edge' | 'search'>;

export type ResponseVerdict = 'good' | 'unknown body' | { fault: string };

const describeResponse = ({ status, body }: ReaderResponse) => (status === 0 ? body.toString('utf8') : `status ${String(status)}`);

/** Returns whether the search has hits. */
const hasHits = (body: Buffer): boolean => /^\{"total":[1-9]/u.test(body.toString('utf8'));

function isExpectedResponse({ kind }: ReaderTarget, { status, location, body }: ReaderResponse): boolean {
  switch (kind) {
    case 'file':
      return status === 200;
    case 'choice':
      return (status === 200 && body.includes('</html>')) || (status === 302 && /^\/(?:uz|ru|en)$/u.test(location));
    case 'missing':
      return status === 404 && body.includes('</html>');
    case 'search':
      return status === 200 && hasHits(body);
  }
}

/** Returns whether a response is allowed while something is unavailable: an error message made for that case. */
function isExcused({ kind }: ReaderTarget, { status, body }: ReaderResponse, away: UnavailableParts): boolean {
  if (status !== 503 || kind === 'file') return false;
  if (away.has('edge') && body.includes('</html>')) return true;
  // An edge that has just started responds before its search is open.
  return kind === 'search' && away.has('search') && body.includes('"problem":"unavailable"');
}

/**
 * Evaluates a response.
 * @param isKnown whether the file had this body before; not called for responses that are generated per reader
 */
export function evaluateResponse(
  target: ReaderTarget,
  response: ReaderResponse,
  away: UnavailableParts,
  isKnown: () => boolean,
): ResponseVerdict {
  if (isExcused(target, response, away)) return 'good';
  if (!isExpectedResponse(target, response)) return { fault: `${target.path}: ${describeResponse(response)}` };
  return target.kind === 'file' && !isKnown() ? 'unknown body' : 'good';
}
