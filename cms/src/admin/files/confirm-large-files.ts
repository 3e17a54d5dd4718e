import type { StrapiApp } from '@strapi/strapi/admin';

import { getTexts } from '../texts/get-texts.ts';
import { englishFiles as english } from '../texts/en/files.ts';
import { checkFileSizes, type SizeWarning } from './check-file-sizes.ts';

const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{(\w+)\}/gu, (blank, name: string) => values[name] ?? blank);

function describe({ id, files, most }: SizeWarning, texts: Readonly<Record<string, string>>): string {
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
export function confirmLargeFiles(app: StrapiApp): void {
  const checkSizes = (event: Event) => {
    const warning = checkFileSizes(listFiles(event));
    if (!warning) return;
    const message = describe(warning, getTexts(app));
    // The browser's own question holds the event until it is answered.
    const isTaken = warning.id === 'ochiq.files.large' && window.confirm(message);
    if (warning.id === 'ochiq.files.too-large') window.alert(message);
    if (isTaken) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.target instanceof HTMLInputElement) event.target.value = '';
  };
  window.addEventListener('change', checkSizes, true);
  window.addEventListener('drop', checkSizes, true);
}
