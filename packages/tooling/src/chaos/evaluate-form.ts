import * as z from 'zod';

import type { ReaderResponse } from './send-reader-request.ts';
import type { WrittenForm } from './create-written-form.ts';

export type FormVerdict = 'accepted' | 'refused' | { wrong: string };

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
