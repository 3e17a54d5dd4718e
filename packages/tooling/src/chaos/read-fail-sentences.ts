import { readFile } from 'node:fs/promises';

import * as z from 'zod';

import { fromRoot } from '@ochiq/cli/workplace/root';
import { languages, type WrittenForm } from './create-written-form.ts';

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
