import type { StrapiApp } from '@strapi/strapi/admin';

import { FileDetailsSection } from './details/file-details-section.tsx';
import { DuplicatesDialog, DuplicatesStep } from './duplicates/duplicates-step.tsx';

/** Adds our parts of the media library under the names by which our patch of `@strapi/upload` looks for them. */
export function addFileParts({ addComponents }: Pick<StrapiApp, 'addComponents'>): void {
  addComponents([
    { name: 'ochiq-file-details', Component: FileDetailsSection },
    { name: 'ochiq-duplicates', Component: DuplicatesStep },
    { name: 'ochiq-duplicates-dialog', Component: DuplicatesDialog },
  ] as unknown as Parameters<typeof addComponents>[0]);
}
