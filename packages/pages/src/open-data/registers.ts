import type { channels } from '@ochiq/contract/part/list-items';
import type { ContentTypeName, Entry } from '@ochiq/contract/content-types';
import { pathFor } from '@ochiq/contract/routing/path-for';

import { compareByNewest, compareByOrder } from '../format/order.ts';
import { getDocument, getSingle, listEntries, type RenderContext } from '../render-context.ts';
import { findNewest, toAbsoluteUrl, type SiteFileContext } from '../metadata-files/site-file-context.ts';
import { toInternalPath } from '../view-models/link.ts';
import { getMediaPath } from '../view-models/media.ts';
import type { RegisterName } from './register-words.ts';
import type { ColumnName } from './column-words.ts';
import type { Datatype } from '../tables/data-table.ts';

export type Cell = string | number | boolean | null;

type Column = { name: ColumnName; datatype: Datatype };

/** A register in one language. */
export type Register = {
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
  /** The instant of the last change of its entries; that of the site's settings where it has none. */
  updatedAt: string;
};

type RegisterContext = { context: RenderContext; fileContext: Pick<SiteFileContext, 'siteUrl'> };

type RegisterDefinition<N extends ContentTypeName> = {
  type: N;
  order: (a: Entry<N>, b: Entry<N>) => number;
  columns: readonly (Column & { value: (entry: Entry<N>, registerContext: RegisterContext) => Cell })[];
};

/** Defines a register: the entries that pages list in the reader's language, as a table. */
const defineRegister =
  <N extends ContentTypeName>({ type, order, columns }: RegisterDefinition<N>) =>
  (registerContext: RegisterContext): Register => {
    const { entries } = listEntries(registerContext.context, type);
    const rows = entries.sort(order).map((entry) => columns.map(({ value }) => value(entry, registerContext)));
    return {
      columns: columns.map(({ name, datatype }) => ({ name, datatype })),
      rows,
      updatedAt: findNewest(entries.map(({ updatedAt }) => updatedAt)) ?? getSingle(registerContext.context, 'site').entry.updatedAt,
    };
  };

/** The licence of the site's own registers: reuse by anyone, for any purpose, with attribution. */
export const registerLicence = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' } as const;

/** Resolves an address that an editor entered: a path of this site or another address. */
const resolveUrl = (url: string | null, { context, fileContext }: RegisterContext) =>
  url === null ? null : toAbsoluteUrl(fileContext, url.startsWith('/') ? toInternalPath(context, url) : url);

const getUnitName = (unit: string | null, { context }: RegisterContext) => getDocument(context, 'unit', unit)?.entry.name ?? null;

const formatReception = (days: Entry<'person'>['receptionDays']) =>
  days.map(({ weekday, from, to }) => `${weekday} ${from}–${to}`).join('; ') || null;

const getChannelCount = ({ channels: counts }: Entry<'appeal-statistic'>, channel: (typeof channels)[number]) =>
  counts.find((one) => one.channel === channel)?.count ?? null;

const documents = defineRegister({
  type: 'document',
  order: compareByNewest(({ adoptedOn }) => adoptedOn ?? ''),
  columns: [
    { name: 'number', datatype: 'string', value: ({ number }) => number },
    { name: 'title', datatype: 'string', value: ({ title }) => title },
    { name: 'kind', datatype: 'string', value: ({ kind }) => kind },
    { name: 'adopted_on', datatype: 'date', value: ({ adoptedOn }) => adoptedOn },
    { name: 'issuer', datatype: 'string', value: ({ issuer }) => issuer },
    { name: 'legal_status', datatype: 'string', value: ({ legalStatus }) => legalStatus },
    { name: 'lost_force_on', datatype: 'date', value: ({ lostForceOn }) => lostForceOn },
    { name: 'official_url', datatype: 'anyURI', value: ({ officialUrl }, registerContext) => resolveUrl(officialUrl, registerContext) },
    { name: 'file_url', datatype: 'anyURI', value: ({ file }, { fileContext }) => file && toAbsoluteUrl(fileContext, getMediaPath(file)) },
    {
      name: 'url',
      datatype: 'anyURI',
      value: ({ slug }, { context, fileContext }) => toAbsoluteUrl(fileContext, pathFor('document', context.form, { slug })),
    },
  ],
});

const services = defineRegister({
  type: 'service',
  order: compareByOrder,
  columns: [
    { name: 'name', datatype: 'string', value: ({ name }) => name },
    { name: 'kind', datatype: 'string', value: ({ kind }) => kind },
    { name: 'summary', datatype: 'string', value: ({ summary }) => summary },
    { name: 'who_can_apply', datatype: 'string', value: ({ whoCanApply }) => whoCanApply },
    { name: 'term', datatype: 'string', value: ({ term }) => term },
    { name: 'fee', datatype: 'string', value: ({ fee }) => fee },
    { name: 'result', datatype: 'string', value: ({ result }) => result },
    { name: 'apply_url', datatype: 'anyURI', value: ({ applyUrl }, registerContext) => resolveUrl(applyUrl, registerContext) },
    { name: 'contact', datatype: 'string', value: ({ contact }) => contact },
    {
      name: 'url',
      datatype: 'anyURI',
      value: ({ slug }, { context, fileContext }) => toAbsoluteUrl(fileContext, pathFor('service', context.form, { slug })),
    },
  ],
});

const vacancies = defineRegister({
  type: 'vacancy',
  order: compareByNewest(({ publishedOn }) => publishedOn),
  columns: [
    { name: 'title', datatype: 'string', value: ({ title }) => title },
    { name: 'unit', datatype: 'string', value: ({ unit }, registerContext) => getUnitName(unit, registerContext) },
    { name: 'region', datatype: 'string', value: ({ region }) => region },
    { name: 'employment', datatype: 'string', value: ({ employment }) => employment },
    { name: 'salary_from', datatype: 'number', value: ({ salaryFrom }) => salaryFrom },
    { name: 'salary_to', datatype: 'number', value: ({ salaryTo }) => salaryTo },
    { name: 'published_on', datatype: 'date', value: ({ publishedOn }) => publishedOn },
    { name: 'deadline', datatype: 'date', value: ({ deadline }) => deadline },
    { name: 'contact', datatype: 'string', value: ({ contact }) => contact },
    {
      name: 'url',
      datatype: 'anyURI',
      value: ({ slug }, { context, fileContext }) => toAbsoluteUrl(fileContext, pathFor('vacancy-item', context.form, { slug })),
    },
  ],
});

const tenders = defineRegister({
  type: 'tender',
  order: compareByNewest(({ publishedOn }) => publishedOn),
  columns: [
    { name: 'number', datatype: 'string', value: ({ number }) => number },
    { name: 'title', datatype: 'string', value: ({ title }) => title },
    { name: 'amount', datatype: 'number', value: ({ amount }) => amount },
    { name: 'published_on', datatype: 'date', value: ({ publishedOn }) => publishedOn },
    { name: 'deadline', datatype: 'date', value: ({ deadline }) => deadline },
    { name: 'result', datatype: 'string', value: ({ result }) => result },
    {
      name: 'url',
      datatype: 'anyURI',
      value: ({ slug }, { context, fileContext }) => toAbsoluteUrl(fileContext, pathFor('tender', context.form, { slug })),
    },
  ],
});

/** No more of a person than the heading of their page shows. */
const people = defineRegister({
  type: 'person',
  order: compareByOrder,
  columns: [
    { name: 'name', datatype: 'string', value: ({ name }) => name },
    { name: 'position', datatype: 'string', value: ({ position }) => position },
    { name: 'group', datatype: 'string', value: ({ group }) => group },
    { name: 'acting', datatype: 'boolean', value: ({ acting }) => acting },
    { name: 'unit', datatype: 'string', value: ({ unit }, registerContext) => getUnitName(unit, registerContext) },
    { name: 'phone', datatype: 'string', value: ({ phone }) => phone },
    { name: 'email', datatype: 'string', value: ({ email }) => email },
    { name: 'reception', datatype: 'string', value: ({ receptionDays }) => formatReception(receptionDays) },
    {
      name: 'url',
      datatype: 'anyURI',
      value: ({ slug }, { context, fileContext }) => toAbsoluteUrl(fileContext, pathFor('person', context.form, { slug })),
    },
  ],
});

const appeals = defineRegister({
  type: 'appeal-statistic',
  order: compareByNewest(({ startsOn }) => startsOn),
  columns: [
    { name: 'period', datatype: 'string', value: ({ period }) => period },
    { name: 'starts_on', datatype: 'date', value: ({ startsOn }) => startsOn },
    { name: 'received', datatype: 'integer', value: ({ received }) => received },
    { name: 'satisfied', datatype: 'integer', value: ({ satisfied }) => satisfied },
    { name: 'explained', datatype: 'integer', value: ({ explained }) => explained },
    { name: 'rejected', datatype: 'integer', value: ({ rejected }) => rejected },
    { name: 'by_site', datatype: 'integer', value: (one) => getChannelCount(one, 'site') },
    { name: 'by_mail', datatype: 'integer', value: (one) => getChannelCount(one, 'mail') },
    { name: 'by_reception', datatype: 'integer', value: (one) => getChannelCount(one, 'reception') },
    { name: 'by_trust_phone', datatype: 'integer', value: (one) => getChannelCount(one, 'trust-phone') },
    { name: 'by_portal', datatype: 'integer', value: (one) => getChannelCount(one, 'portal') },
    { name: 'note', datatype: 'string', value: ({ note }) => note },
  ],
});

/** The site's own registers: the lists of its pages, as data. */
export const registers = { documents, services, vacancies, tenders, people, appeals } satisfies Record<
  RegisterName,
  ReturnType<typeof defineRegister>
>;
