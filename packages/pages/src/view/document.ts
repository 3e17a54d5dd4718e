import type { DocumentKind, LegalStatus } from '@ochiq/contract/content/document';
import type { Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/locales';
import { pathFor } from '@ochiq/contract/path-for';

import { dayView, type DateView } from '../format/date.ts';
import { theDocument, type Reading } from '../reading.ts';
import { fileView, type FileView } from './media.ts';

export type DocumentCard = {
  id: string;
  title: string;
  path: string;
  kind: DocumentKind;
  legalStatus: LegalStatus;
  number: string | null;
  issuer: string | null;
  adoptedOn: DateView | null;
  lostForceOn: DateView | null;
  file: FileView | null;
  pageCount: number | null;
  lang: Locale | null;
};

export function documentCard({ form, locale }: Reading, document: Entry<'document'>, lang: Locale | null = null): DocumentCard {
  const { documentId: id, title, slug, kind, legalStatus, number, issuer, adoptedOn, lostForceOn, file, pageCount } = document;
  return {
    id,
    title,
    path: pathFor('document', form, { slug }),
    kind,
    legalStatus,
    number,
    issuer,
    adoptedOn: adoptedOn === null ? null : dayView(adoptedOn, locale),
    lostForceOn: lostForceOn === null ? null : dayView(lostForceOn, locale),
    file: file && fileView(title, file, locale),
    pageCount,
    lang,
  };
}

/** Lists the published documents with these ids, in this order. */
export function documentCards(reading: Reading, ids: readonly string[]): DocumentCard[] {
  return ids.flatMap((id) => {
    const found = theDocument(reading, 'document', id);
    return found ? [documentCard(reading, found.entry, found.foreign)] : [];
  });
}
