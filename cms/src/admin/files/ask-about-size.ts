import type { StrapiApp } from '@strapi/strapi/admin';

import { getTexts } from '../texts/get-texts.ts';
import { files as english } from '../texts/en/files.ts';
import { weighFiles, type Question } from './weigh-files.ts';

const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{(\w+)\}/gu, (blank, name: string) => values[name] ?? blank);

function describe({ id, files, most }: Question, texts: Readonly<Record<string, string>>): string {
  const say = (name: keyof typeof english) => texts[name] ?? english[name];
  const list = files.map((file) => fill(say('ochiq.files.file'), { name: file.name, size: String(file.megabytes) })).join(', ');
  return fill(say(id), { files: list, most: String(most) });
}

/** Lists the files that were chosen or dropped; empty for any other event. */
function listFiles(event: Event): readonly File[] {
  if (event instanceof DragEvent) return Array.from(event.dataTransfer?.files ?? []);
  return event.target instanceof HTMLInputElement && event.target.type === 'file' ? Array.from(event.target.files ?? []) : [];
}

/**
 * Asks about large files before the upload, and explains what to do about files that are too large. Strapi uploads them
 * first: on a slow line the editor learns after minutes that the CMS does not accept the file.
 */
export function askAboutSize(app: StrapiApp): void {
  const look = (event: Event) => {
    const question = weighFiles(listFiles(event));
    if (!question) return;
    const said = describe(question, getTexts(app));
    // The browser's own question holds the event until it is answered.
    const isTaken = question.id === 'ochiq.files.large' && window.confirm(said);
    if (question.id === 'ochiq.files.too-large') window.alert(said);
    if (isTaken) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.target instanceof HTMLInputElement) event.target.value = '';
  };
  window.addEventListener('change', look, true);
  window.addEventListener('drop', look, true);
}
