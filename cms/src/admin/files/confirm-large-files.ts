import type { StrapiApp } from '@strapi/strapi/admin';

import { englishFiles, type FilesText } from '../texts/en/forms.ts';
import { fillPlaceholders, getTexts, type Texts } from '../texts/panel-language.ts';
import { checkFileSizes, type SizeWarning } from './check-file-sizes.ts';

function formatWarning({ id, files, maximumMegabytes }: SizeWarning, texts: Texts): string {
  const translate = (textId: FilesText, values: Texts) => fillPlaceholders(texts[textId] ?? englishFiles[textId], values);
  const list = files.map(({ name, megabytes }) => translate('ochiq.files.file', { name, size: String(megabytes) })).join(', ');
  return translate(id, { files: list, most: String(maximumMegabytes) });
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
    const message = formatWarning(warning, getTexts(app));
    // The browser's own question holds the event until it is answered.
    const isConfirmed = warning.id === 'ochiq.files.large' && window.confirm(message);
    if (warning.id === 'ochiq.files.too-large') window.alert(message);
    if (isConfirmed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.target instanceof HTMLInputElement) event.target.value = '';
  };
  window.addEventListener('change', checkSizes, true);
  window.addEventListener('drop', checkSizes, true);
}
