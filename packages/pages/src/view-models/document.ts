import type { DocumentKind, LegalStatus } from '@ochiq/contract/content/document';
import type { Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';
import { pathFor } from '@ochiq/contract/routing/path-for';

import { toDateView, type DateView } from '../format/date.ts';
import { getDocument, type RenderContext } from '../render-context.ts';
import { toFileView, type FileView } from './media.ts';

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

export function toDocumentCard({ form, locale }: RenderContext, document: Entry<'document'>, lang: Locale | null = null): DocumentCard {
  const { documentId: id, title, slug, kind, legalStatus, number, issuer, adoptedOn, lostForceOn, file, pageCount } = document;
  return {
    id,
    title,
    path: pathFor('document', form, { slug }),
    kind,
    legalStatus,
    number,
    issuer,
    adoptedOn: adoptedOn === null ? null : toDateView(adoptedOn, locale),
    lostForceOn: lostForceOn === null ? null : toDateView(lostForceOn, locale),
    file: file && toFileView(title, file, locale),
    pageCount,
    lang,
  };
}

/** Lists the published documents with these ids, in this order. */
export function listDocumentCards(context: RenderContext, ids: readonly string[]): DocumentCard[] {
  return ids.flatMap((id) => {
    const match = getDocument(context, 'document', id);
    return match ? [toDocumentCard(context, match.entry, match.foreign)] : [];
  });
}
