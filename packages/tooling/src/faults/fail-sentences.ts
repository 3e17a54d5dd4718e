import { readFile } from 'node:fs/promises';

import * as z from 'zod';

import { inRoot } from '../workplace/root.ts';
import { languages, type WrittenForm } from './written-form.ts';

const messages = z.object({ failed: z.string().min(1) });

export type FailSentences = ReadonlyMap<WrittenForm['language'], string>;

/** What the specification says to who sends a form in vain, in each language, as the site's own messages have it. */
export async function failSentences(): Promise<FailSentences> {
  const read = async (language: WrittenForm['language']) => {
    const text = await readFile(inRoot('web', 'src', 'i18n', language, 'problems.json'), 'utf8');
    return [language, messages.parse(JSON.parse(text)).failed] as const;
  };
  return new Map(await Promise.all(languages.map(read)));
}
