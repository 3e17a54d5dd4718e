// Strapi 5.54.0 does not type the endpoints that the content manager adds; these types follow its source.

/** What a request of the content manager is about. */
export type DocumentArguments = {
  collectionType: string;
  model: string;
  documentId?: string | undefined;
  params?: { locale?: string | null | undefined; status?: string | undefined };
};

/** What the content manager answers about one version of a document. */
export type DocumentResponse = { data?: { documentId?: string; updatedAt?: string } & Readonly<Record<string, unknown>>; meta?: unknown };

/** Returns the name of a version of a document; single types have no id in the panel. */
export const getVersionKey = ({ model, documentId = '', params }: DocumentArguments): string =>
  [model, documentId, params?.locale ?? ''].join(' ');

/** What Strapi's cache calls whatever shows a document, in any language, or a list of its type. */
export type DocumentTag = { type: 'Document'; id: string };

/** Lists the tags of a document; that of a single type is the type's own. */
export const listDocumentTags = (model: string, documentId: string): DocumentTag[] =>
  [`${model}_${documentId}`, model, `${model}_LIST`, 'ALL_LIST'].map((id) => ({ type: 'Document', id }));

/** By version: when what its form was opened with had been saved. */
const bases = new Map<string, string>();

/** Returns the base of what is typed in the form of a version; `undefined` for an entry that is not saved yet. */
export const getBase = (version: DocumentArguments): string | undefined => bases.get(getVersionKey(version));

/** Returns whether an entry has no id yet: all such entries share a key, and the base of one would be taken for that of the next. */
const isNew = ({ collectionType, documentId = '' }: DocumentArguments) => collectionType === 'collection-types' && documentId === '';

export function setBase(version: DocumentArguments, updatedAt: string | undefined): void {
  if (updatedAt !== undefined && !isNew(version)) bases.set(getVersionKey(version), updatedAt);
}
