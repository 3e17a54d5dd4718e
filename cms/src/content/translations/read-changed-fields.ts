import { contentTypes, type ContentTypeName, getContentTypeUid } from '@ochiq/contract/content-types';
import type { Field } from '@ochiq/contract/fields/field';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { getAbilityOwner } from '../../people/roles/ability-owners';
import { readRightsCheck, type RightsCheck } from '../../people/roles/panel-rights';
import { getTable } from '../../platform/database/get-table';
import { listFieldPaths } from '../history/allowed-fields';
import type { FieldChange } from '../history/diff/comparison';
import { diffValue } from '../history/diff/diff-fields';
import { listNamed } from '../history/diff/list-named';
import { readEntryTitles } from '../history/entry-titles';
import { readContents } from '../history/stored-contents';
import type { StoredEntry } from '../history/stored-entry';
import type { EntryQuery } from '../history/version';
import { followBasis, listBasisContents } from '../list-details/follow-basis';
import type { Confirmation, TranslationBasis } from '../list-details/outdated-translations';
import type { TrackedSource } from '../list-details/follow-source';
import type { SourceChange } from '../list-details/source-changes';
import { readDraft } from '../review/read-entry-review';
import { canReview } from '../review/reviewers';
import type { ChangedFieldsResponse, OpenChange, WavedChangeView } from './changed-fields';
import { isPlaceRevised } from './field-origins';
import { readOrigins, readSource, toSourcePublication, type TranslationSource } from './read-source';

/** Reads the rights of a user to a language of an entry. */
export const readEntryRights = (strapi: Core.Strapi, userAbility: unknown, { type, document, locale }: EntryQuery): Promise<RightsCheck> =>
  readRightsCheck(strapi, userAbility, { uid: getContentTypeUid(type), documentId: document, locale }, ['read', 'publish']);

/** Returns whether a user may read all of a place of a source: a block of a list of parts has several fields. */
export function canReadPlace(type: ContentTypeName, path: string, check: RightsCheck): boolean {
  const [name = ''] = path.split('.');
  const field = Object.entries<Field>(contentTypes[type].fields).find(([own]) => own === name)?.[1];
  const isWithin = (one: string) => one === path || one.startsWith(`${path}.`) || path.startsWith(`${one}.`);
  const paths = field ? listFieldPaths(field, name).filter(isWithin) : [];
  return check('read') && paths.length > 0 && paths.every((one) => check('read', one));
}

/** Describes a change as the history does: of a list only the block that changed. */
function toFieldChange({ owner, name, field, before, after }: SourceChange): FieldChange {
  const toList = (value: unknown) => (field.cms.type === 'blocks' && value !== undefined ? [value].flat() : value);
  return { owner, name, change: diffValue(field, toList(before), toList(after)) };
}

/** What a translation is behind, place by place. */
type BehindSource = {
  locale: Locale;
  basis: TranslationBasis;
  /** The newest publication of the source. */
  latest: StoredEntry;
  tracked: TrackedSource<Confirmation>;
};

/** Reads how a translation follows its source, place by place; `null` where its source was not published again. */
export async function readBehindSource(
  strapi: Core.Strapi,
  type: ContentTypeName,
  { source, basis }: Pick<TranslationSource, 'source' | 'basis'>,
): Promise<BehindSource | null> {
  if (!basis || source === null) return null;
  const contents = await readContents(strapi, listBasisContents(basis));
  const tracked = followBasis(type, basis, contents);
  const latest = contents.get(basis.after.content);
  return tracked && latest ? { locale: source, basis, latest, tracked } : null;
}

/** Finds the publication that a translation follows at a place: the last one of which a person has confirmed a change there. */
const findTracked = ({ before, confirmedChanges }: TranslationBasis, isAt: (path: string) => boolean) =>
  confirmedChanges.findLast(({ confirmation }) => confirmation.path !== null && isAt(confirmation.path))?.publication ?? before;

/** Reads what readers see of a translation, and what its draft says. */
async function readOwnTexts(strapi: Core.Strapi, { type, document, locale }: EntryQuery) {
  const newest = (where: object) =>
    getTable(strapi, 'version').findMany({ where: { type, document, locale, ...where }, orderBy: { id: 'desc' }, limit: 1 });
  const [[published], [draft]] = [await newest({ state: 'published' }), await newest({})];
  const contents = await readContents(
    strapi,
    [published, draft].flatMap((row) => row?.content ?? []),
  );
  return { published: contents.get(published?.content ?? '') ?? {}, draft: contents.get(draft?.content ?? '') ?? {} };
}

/** Describes the open changes. */
async function toOpenChanges(
  strapi: Core.Strapi,
  entry: EntryQuery,
  { basis, latest, tracked }: BehindSource,
  {
    changes,
    source: { publications, states },
    user,
  }: { changes: readonly SourceChange[]; source: TranslationSource; user: number | undefined },
): Promise<OpenChange[]> {
  if (changes.length === 0) return [];
  const [own, findOrigin] = [await readOwnTexts(strapi, entry), await readOrigins(strapi, entry, publications)];
  const statements = states.listStatements(entry.document, entry.locale);
  return changes.map((change): OpenChange => {
    const { path, place, hash, kind } = change;
    const origin = findOrigin(path.split('.')[0] ?? '');
    const ofChange = statements.filter((one) => one.hash === hash);
    return {
      ...{ path, place, hash, kind, change: toFieldChange(change) },
      follows: toSourcePublication(findTracked(basis, (one) => one === path)),
      madeFrom: origin && toSourcePublication(origin),
      said: ofChange.map(({ by }) => by),
      isSaidByUser: ofChange.some(({ author }) => author === user),
      isRevised: isPlaceRevised(place, { ...own, source: kind === 'removed' ? tracked.text : latest }),
    };
  });
}

/** Returns whether a user may approve a translation. */
async function mayApprove(strapi: Core.Strapi, userAbility: unknown, entry: EntryQuery): Promise<boolean> {
  const draft = await readDraft(strapi, entry);
  return draft !== null && canReview(strapi, userAbility, getContentTypeUid(entry.type), draft);
}

const toWavedChange = ({ change, confirmation }: TrackedSource<Confirmation>['waved'][number]): WavedChangeView => {
  const { path, place, hash, owner, name } = change;
  const { by, at, reason } = confirmation;
  return { path, place, hash, owner, name, by, at, reason };
};

const noChanges: ChangedFieldsResponse = { behind: null, open: [], waved: [], hidden: 0, mayConfirm: false, mayApprove: false, titles: {} };

/**
 * Reads what changed in the source of a translation since the versions that it follows, as far as the user may read that.
 * @throws a ForbiddenError: the user may not read the translation
 */
export async function readChangedFields(strapi: Core.Strapi, userAbility: unknown, entry: EntryQuery): Promise<ChangedFieldsResponse> {
  const { type, document } = entry;
  const check = await readEntryRights(strapi, userAbility, entry);
  if (!check('read')) throw new errors.ForbiddenError('You may not read this entry');
  const source = await readSource(strapi, entry);
  const behind = await readBehindSource(strapi, type, source);
  if (!behind) return noChanges;
  const { locale, basis, tracked } = behind;
  const sourceCheck = await readEntryRights(strapi, userAbility, { type, document, locale });
  const isReadable = ({ path }: SourceChange) => canReadPlace(type, path, sourceCheck);
  const changes = tracked.open.filter(isReadable);
  const open = await toOpenChanges(strapi, entry, behind, { changes, source, user: getAbilityOwner(userAbility)?.id });
  const { entries } = listNamed(open.map(({ change }) => change));
  return {
    ...{ behind: { source: locale, ...toSourcePublication(basis.after) }, open },
    waved: tracked.waved.filter(({ change }) => isReadable(change)).map(toWavedChange),
    hidden: tracked.open.length - changes.length,
    mayConfirm: check('publish'),
    mayApprove: await mayApprove(strapi, userAbility, entry),
    titles: await readEntryTitles(strapi, userAbility, locale, entries),
  };
}
