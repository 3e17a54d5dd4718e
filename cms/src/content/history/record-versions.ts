import { type ContentTypeName, contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import { buildPopulate } from '@ochiq/contract/fields/populate';
import { isLocale, type Locale, localeCodes } from '@ochiq/contract/routing/locales';
import type { Core, Modules } from '@strapi/strapi';

import { withWriteLock } from '../../platform/database/transactions';
import { historyDuration } from '../../platform/observability/request-metrics';
import { getDocuments, type Row } from '../../platform/strapi/documents';
import { getRows } from '../../platform/strapi/rows';
import { formatUserName, type UserName } from '../../platform/strapi/user-names';
import { addChanger, clearChangers, listActedLocales, listPublishedLocales } from '../review/changers';
import { dropRewritten } from '../trash/drop-rewritten';
import { listPendingRounds } from '../review/review-rounds';
import { getOrigin, getPlannedRun } from './origin';
import { type FreshVersion, findNewest, type Preparation, recordVersion } from './stored-versions';
import { toStoredEntry } from './stored-entry';
import type { EntryQuery, VersionState } from './version';

/** A row of a document: its draft or what is published, in one language. */
type DocumentRow = { id: number; locale: string; publishedAt: string | null; updatedAt: string };
type Document = { type: ContentTypeName; documentId: string };

const actions: readonly string[] = ['create', 'update', 'clone', 'publish', 'unpublish', 'discardDraft', 'delete'];
const names = new Map<string, ContentTypeName>(contentTypeNames.map((name) => [getContentTypeUid(name), name]));

const findRows = (strapi: Core.Strapi, { type, documentId }: Document): Promise<readonly DocumentRow[]> =>
  getRows<DocumentRow>(strapi, getContentTypeUid(type)).findMany({
    where: { documentId },
    select: ['id', 'locale', 'publishedAt', 'updatedAt'],
    orderBy: { id: 'asc' },
  });

const getStatus = ({ publishedAt }: DocumentRow) => (publishedAt === null ? ('draft' as const) : ('published' as const));

/** Reads everything of a row. */
async function readRow(strapi: Core.Strapi, { type, documentId }: Document, row: DocumentRow, people = {}): Promise<Row | null> {
  const { locale } = row;
  const search = { filters: { documentId }, locale, status: getStatus(row), populate: { ...buildPopulate(type), ...people } };
  const [full] = await getDocuments(strapi, getContentTypeUid(type)).findMany(search);
  return full ?? null;
}

type Person = (UserName & { id: number }) | null | undefined;

/** Returns the entry of a row; `null` where its language is none of the site's. */
function toEntry({ type, documentId }: Document, { locale }: { locale: string }): EntryQuery | null {
  return isLocale(locale) ? { type, document: documentId, locale } : null;
}

/** Records what an entry said before its first change that has a history, as its last author left it. */
async function recordInitial(strapi: Core.Strapi, document: Document, rows: readonly DocumentRow[]): Promise<void> {
  const withoutHistory = new Map<Locale, boolean>();
  // What was published first: a draft that says the same adds nothing.
  for (const row of [...rows].sort((one, other) => Number(one.publishedAt === null) - Number(other.publishedAt === null))) {
    const entry = toEntry(document, row);
    if (!entry) continue;
    if (!withoutHistory.has(entry.locale)) withoutHistory.set(entry.locale, (await findNewest(strapi, entry)) === null);
    const full = withoutHistory.get(entry.locale) === true ? await readRow(strapi, document, row, { updatedBy: true }) : null;
    if (!full) continue;
    const person = full['updatedBy'] as Person;
    const author = person ? { id: person.id, name: formatUserName(person) } : null;
    const content = toStoredEntry(document.type, full);
    await recordVersion(strapi, {
      entry,
      content,
      state: getStatus(row),
      source: 'initial',
      author,
      at: new Date(row.updatedAt),
      isSave: false,
    });
  }
}

/** How publications came about, by their languages. */
type Preparations = ReadonlyMap<string, Preparation>;

/** Reads which approved texts of a document wait to be published, and when they were submitted, and when that was planned. */
async function readPreparations(strapi: Core.Strapi, { type, documentId }: Document): Promise<Preparations> {
  const plannedAt = getPlannedRun()?.plannedAt ?? null;
  const rounds = await listPendingRounds(strapi, type, documentId);
  const approved = rounds.filter(
    ({ state, decisions }) =>
      state === 'open' && decisions.some(({ kind }) => kind === 'approved' || kind === 'agreed' || kind === 'skipped'),
  );
  const submitted = new Map(approved.map(({ locale, at }) => [locale, new Date(at)]));
  return new Map(localeCodes.map((locale) => [locale, { plannedAt, submittedAt: submitted.get(locale) ?? null }]));
}

type Step = Pick<FreshVersion, 'source' | 'author' | 'at' | 'isSave'> & { preparations: Preparations };

async function recordRow(
  strapi: Core.Strapi,
  document: Document,
  row: DocumentRow,
  state: VersionState,
  { preparations, ...step }: Step,
): Promise<void> {
  const entry = toEntry(document, row);
  const full = entry && (await readRow(strapi, document, row));
  if (!full) return;
  const preparation = state === 'published' && step.source !== 'shared' ? preparations.get(entry.locale) : undefined;
  const isAdded = await recordVersion(strapi, {
    ...{ ...step, entry, content: toStoredEntry(document.type, full), state },
    ...(preparation && { preparation }),
  });
  // A version in the place of an earlier one is by the same author, who is remembered.
  if (isAdded && state === 'draft' && step.author) await addChanger(strapi, entry, step.author.id);
}

/** The rows of a document before and after an action, and the languages that it was about. */
type Change = { before: readonly DocumentRow[]; after: readonly DocumentRow[]; locales: readonly string[] };

/**
 * Records what an action has changed: first drafts, so that one that was published with its save is one version. Into another language
 * than its own a value was only copied that all share: what it says was neither written nor published by that.
 */
async function recordChanges(strapi: Core.Strapi, document: Document, { before, after, locales }: Change, step: Step): Promise<void> {
  const revisions = new Set(before.map(({ id, updatedAt }) => `${String(id)} ${updatedAt}`));
  const changed = after.filter(({ id, updatedAt }) => !revisions.has(`${String(id)} ${updatedAt}`));
  for (const status of ['draft', 'published'] as const)
    for (const row of changed.filter((one) => getStatus(one) === status))
      await recordRow(strapi, document, row, status, locales.includes(row.locale) ? step : { ...step, source: 'shared' });
  const isPublished = (locale: string) => after.some((row) => row.locale === locale && row.publishedAt !== null);
  for (const { locale } of before.filter((row) => row.publishedAt !== null && !isPublished(row.locale))) {
    const draft = after.find((row) => row.locale === locale && row.publishedAt === null);
    if (draft) await recordRow(strapi, document, draft, 'unpublished', step);
  }
}

/** Takes languages out of the trash that were deleted and are written again. */
async function dropRewrittenLocales(
  strapi: Core.Strapi,
  document: Document,
  before: readonly DocumentRow[],
  after: readonly DocumentRow[],
): Promise<void> {
  for (const row of after.filter(({ locale }) => !before.some((one) => one.locale === locale))) {
    const entry = toEntry(document, row);
    if (entry) await dropRewritten(strapi, entry);
  }
}

type Params = { documentId?: string; data?: { documentId?: string } };

/**
 * Returns a document middleware that records a version of each language that an action changes, in one transaction with
 * it. An entry without a history gets its first version from what it said until then.
 */
export function recordVersions(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const type = names.get(context.uid);
    if (type === undefined || !actions.includes(context.action)) return next();
    return withWriteLock(strapi, async () => {
      const { documentId: existing } = context.params as Params;
      // A copy is of its own: what it was copied from does not change.
      const source = existing === undefined || context.action === 'clone' ? null : { type, documentId: existing };
      const began = performance.now();
      const before = source ? await findRows(strapi, source) : [];
      if (source) await recordInitial(strapi, source, before);
      const preparations: Preparations = source && context.action === 'publish' ? await readPreparations(strapi, source) : new Map();
      const changeBegan = performance.now();
      const result = await next();
      const changeMs = performance.now() - changeBegan;
      const documentId = source?.documentId ?? (result as { documentId?: string } | null)?.documentId;
      if (documentId === undefined) return result;
      const document = { type, documentId };
      const after = await findRows(strapi, document);
      await dropRewrittenLocales(strapi, document, before, after);
      const isSave = context.action === 'create' || context.action === 'update';
      const step = { ...(await getOrigin(strapi)), at: getPlannedRun()?.at ?? new Date(), isSave, preparations };
      await recordChanges(strapi, document, { before, after, locales: listActedLocales(result) }, step);
      if (isSave || context.action === 'publish') await clearChangers(strapi, { type, document: documentId }, listPublishedLocales(result));
      historyDuration.observe((performance.now() - began - changeMs) / 1000);
      return result;
    });
  };
}
