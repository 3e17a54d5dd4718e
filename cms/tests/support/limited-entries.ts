import type { LimitedTypeName } from '../../src/people/role-limits/limited-types';
import type { OwnCms } from './own-cms';
import { createEntriesClient, type Editor, getDocumentId } from './panel';
import type { RestResponse } from './rest';

type Values = Readonly<Record<string, unknown>>;

/** The two places of the tests: one within the limits, and one outside. */
export type Side = 'inside' | 'outside';
export type Places = Readonly<Record<Side, { page: string; section: string; unit: string }>>;

let count = 0;
const createWord = () => `chegara-${String((count += 1))}`;
const text = [{ type: 'paragraph', children: [{ type: 'text', text: 'Matn.' }] }];

/** Names a relation as the panel's form does. */
export const relateTo = (documentId: string) => ({ set: [{ documentId }] });

const getTitleField = (type: LimitedTypeName) => (type === 'person' || type === 'unit' ? 'name' : 'title');

/** Builds all that a form needs to publish an entry of a type in a place. */
export function buildLimitedValues(type: LimitedTypeName, places: Places, side: Side): Values {
  const word = createWord();
  const { page, section, unit } = places[side];
  const named = { [getTitleField(type)]: word };
  switch (type) {
    case 'page':
      return { ...named, slug: word, parent: `page:${page}`, blocks: [] };
    case 'section-page':
      return { ...named, key: section, blocks: [] };
    case 'person':
      return { ...named, slug: word, position: 'Geolog', group: 'team', order: 7, acting: false, unit: relateTo(unit) };
    case 'unit':
      return { ...named, slug: word, kind: 'expedition', order: 900, parent: relateTo(unit) };
    case 'vacancy':
      return { ...named, slug: word, requirements: text, publishedOn: '2026-11-01', deadline: '2036-11-01', unit: relateTo(unit) };
  }
}

/** Another title, as an editor types one. */
export const changeTitle = (type: LimitedTypeName): Values => ({ [getTitleField(type)]: createWord() });

const expectSuccess = (response: RestResponse): RestResponse => {
  if (response.status >= 300) throw new Error(`The administrator is refused: ${JSON.stringify(response.body)}`);
  return response;
};

const trashed = (type: LimitedTypeName, document: string) => `/admin/deleted-entries/${type}/${document}`;
const at = (type: LimitedTypeName, rest = '') => `/content-manager/collection-types/api::${type}.${type}${rest}`;

/** Entries of both places, made by the administrator, and everything that a person can try with them. */
export function createLimitedEntries(cms: OwnCms, chief: Editor, places: Places) {
  const client = (by: Editor, type: LimitedTypeName) => createEntriesClient(by, type, 'uz');
  const sections = new Map<Side, string>();
  const makeNew = async (type: LimitedTypeName, side: Side): Promise<string> => {
    const known = type === 'section-page' ? sections.get(side) : undefined;
    if (known !== undefined) return known;
    const document = getDocumentId(expectSuccess(await client(chief, type).create(buildLimitedValues(type, places, side))));
    if (type === 'section-page') sections.set(side, document);
    return document;
  };
  return {
    /** Makes an entry that is published, and changed since. */
    make: async (type: LimitedTypeName, side: Side): Promise<string> => {
      const document = await makeNew(type, side);
      expectSuccess(await client(chief, type).publish(document, changeTitle(type)));
      expectSuccess(await client(chief, type).update(document, changeTitle(type)));
      return document;
    },
    makeTrashed: async (type: LimitedTypeName, side: Side): Promise<string> => {
      const document = await makeNew(type, side);
      expectSuccess(await client(chief, type).remove(document));
      return document;
    },
    /** Everything that is stored of entries, their places, the trash, plans and links. */
    takeSnapshot: (): string => {
      const stored =
        /^(?:pages|section_pages|people|units|vacancies|ochiq_(?:schedule|token_link|trash|review_round|decision)|(?:people|units|vacancies|pages)_(?:unit|parent|owner)_lnk)$/u;
      return JSON.stringify(
        cms.database
          .tables()
          .filter((table) => stored.test(table))
          .map((table) => cms.database.rows(table)),
      );
    },
    /** What makes an entry in a place. */
    creations: {
      create: (by: Editor, type: LimitedTypeName, side: Side) => client(by, type).create(buildLimitedValues(type, places, side)),
      'create and publish': (by: Editor, type: LimitedTypeName, side: Side) =>
        client(by, type).createAndPublish(buildLimitedValues(type, places, side)),
    },
    /** What is done with an entry that is there, in an order in which all of it can be done. */
    changes: {
      update: (by: Editor, type: LimitedTypeName, id: string) => client(by, type).update(id, changeTitle(type)),
      publish: (by: Editor, type: LimitedTypeName, id: string) => client(by, type).publish(id),
      discard: (by: Editor, type: LimitedTypeName, id: string) => by.request('POST', at(type, `/${id}/actions/discard?locale=uz`), {}),
      unpublish: (by: Editor, type: LimitedTypeName, id: string) => client(by, type).unpublish(id),
      'publish several': (by: Editor, type: LimitedTypeName, id: string) =>
        by.request('POST', at(type, '/actions/bulkPublish?locale=uz'), { documentIds: [id], locale: 'uz' }),
      'unpublish several': (by: Editor, type: LimitedTypeName, id: string) =>
        by.request('POST', at(type, '/actions/bulkUnpublish?locale=uz'), { documentIds: [id], locale: 'uz' }),
      'restore a version': async (by: Editor, type: LimitedTypeName, id: string) => {
        const { body } = await chief.request('GET', `/admin/history?type=${type}&document=${id}&locale=uz`);
        const version = (body['versions'] as { id: number }[]).at(-1)?.id;
        return by.request('POST', `/admin/history/api::${type}.${type}/${id}/restore`, { locale: 'uz', version });
      },
      plan: (by: Editor, type: LimitedTypeName, document: string) => {
        const minute = new Date(Math.ceil(Date.now() / 60_000 + 60) * 60_000).toISOString();
        return by.request('POST', '/admin/schedule', { type, document, locale: 'uz', action: 'publish', minute });
      },
      share: (by: Editor, type: LimitedTypeName, document: string) =>
        by.request('POST', '/admin/shared-drafts', { type, document, locale: 'uz', isOfAll: false, days: 7 }),
    },
    /** What makes another entry of one, and deletes it at the end. */
    copies: {
      clone: (by: Editor, type: LimitedTypeName, id: string, side: Side) =>
        by.request('POST', at(type, `/clone/${id}?locale=uz`), { ...buildLimitedValues(type, places, side), locale: 'uz' }),
      duplicate: (by: Editor, type: LimitedTypeName, id: string) => by.request('POST', `/admin/duplicate/${type}/${id}`, {}),
      delete: (by: Editor, type: LimitedTypeName, id: string) => client(by, type).remove(id),
    },
    removeSeveral: (by: Editor, type: LimitedTypeName, id: string) =>
      by.request('POST', at(type, '/actions/bulkDelete?locale=uz'), { documentIds: [id], locale: 'uz' }),
    /** What is done with an entry in the trash. */
    ofTrash: {
      'restore from the trash': (by: Editor, type: LimitedTypeName, id: string) => by.request('POST', `${trashed(type, id)}/restore`, {}),
      'delete for good': (by: Editor, type: LimitedTypeName, id: string) => by.request('DELETE', trashed(type, id)),
    },
  };
}
