import * as z from 'zod';

import type { Answer } from './ask.ts';
import type { WrittenForm } from './written-form.ts';

export type FormJudgement = 'accepted' | 'refused' | { wrong: string };

const script = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('sent') }),
  z.object({ outcome: z.literal('refused'), reason: z.string() }),
]);

function said(body: Buffer): z.output<typeof script> | null {
  try {
    return script.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return null;
  }
}

/** Escapes text in a control or between tags. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns what is missing: the sentence has to be visible, and all input has to be restored. */
function lacks({ language, fields }: WrittenForm, page: string, sentence: string): string | null {
  if (!page.includes(`<html lang="${language}"`) && !new RegExp(`<html[^>]* lang="${language}`, 'u').test(page)) return 'another language';
  const shown = [...page.matchAll(/<[a-z]+(?<attributes>[^>]*) data-when="refused:failed"(?<more>[^>]*)>(?<text>[^<]*)/gu)];
  const isShown = shown.some(({ groups }) => !/\bhidden\b/u.test(`${groups?.['attributes'] ?? ''}${groups?.['more'] ?? ''}`));
  if (!isShown || !page.includes(sentence)) return 'no sentence that says so';
  const lost = Object.entries(fields).find(([, value]) => !page.includes(value) && !page.includes(escaped(value)));
  return lost === undefined ? null : `what was typed as ${lost[0]} is gone`;
}

/**
 * Evaluates the response to a form: accepted, or refused with the sentence of its language and all input restored.
 * @param isEdgeAway then nginx alone responds, whose page has no form
 */
export function judgeForm(form: WrittenForm, { status, location, body }: Answer, sentence: string, isEdgeAway: boolean): FormJudgement {
  const text = body.toString('utf8');
  const what = `${form.name} in ${form.language} (${form.how})`;
  if (status === 0) return { wrong: `${what}: ${text}` };
  if (isEdgeAway && status === 503 && text.includes('</html>')) return 'refused';
  if (form.how === 'script') {
    const answer = said(body);
    if (status === 201 && answer?.outcome === 'sent') return 'accepted';
    if (status === 503 && answer?.outcome === 'refused' && answer.reason === 'failed') return 'refused';
    return { wrong: `${what}: status ${String(status)}, ${text.slice(0, 100)}` };
  }
  if (status === 303 && location.startsWith(`/${form.language}/forms/${form.name}/`)) return 'accepted';
  const lacking = status === 503 ? lacks(form, text, sentence) : `status ${String(status)}`;
  return lacking === null ? 'refused' : { wrong: `${what}: ${lacking}` };
}
