import type { channels } from '@ochiq/contract/part/channel-count';
import type { Entry } from '@ochiq/contract/content-types';
import { pathFor } from '@ochiq/contract/path-for';

import { byOrder, newestFirst } from '../format/order.ts';
import { theDocument, type Reading } from '../reading.ts';
import { absolute } from '../site-files/around.ts';
import { insidePath } from '../view/link.ts';
import { mediaPath } from '../view/media.ts';
import { registerOf } from './register.ts';
import type { RegisterName } from './register-words.ts';

type Shown = { reading: Reading; around: { siteUrl: string } };

/** Resolves an address that an editor entered: a path of this site or another address. */
const outside = (url: string | null, { reading, around }: Shown) =>
  url === null ? null : absolute(around, url.startsWith('/') ? insidePath(reading, url) : url);

const unitName = (unit: string | null, { reading }: Shown) => theDocument(reading, 'unit', unit)?.entry.name ?? null;

const receptionText = (days: Entry<'person'>['receptionDays']) =>
  days.map(({ weekday, from, to }) => `${weekday} ${from}–${to}`).join('; ') || null;

const countBy = ({ channels: counts }: Entry<'appeal-statistic'>, channel: (typeof channels)[number]) =>
  counts.find((one) => one.channel === channel)?.count ?? null;

const documents = registerOf({
  type: 'document',
  order: newestFirst(({ adoptedOn }) => adoptedOn ?? ''),
  columns: [
    { name: 'number', datatype: 'string', value: ({ number }) => number },
    { name: 'title', datatype: 'string', value: ({ title }) => title },
    { name: 'kind', datatype: 'string', value: ({ kind }) => kind },
    { name: 'adopted_on', datatype: 'date', value: ({ adoptedOn }) => adoptedOn },
    { name: 'issuer', datatype: 'string', value: ({ issuer }) => issuer },
    { name: 'legal_status', datatype: 'string', value: ({ legalStatus }) => legalStatus },
    { name: 'lost_force_on', datatype: 'date', value: ({ lostForceOn }) => lostForceOn },
    { name: 'official_url', datatype: 'anyURI', value: ({ officialUrl }, shown) => outside(officialUrl, shown) },
    { name: 'file_url', datatype: 'anyURI', value: ({ file }, { around }) => file && absolute(around, mediaPath(file)) },
    {
      name: 'url',
      datatype: 'anyURI',
      value: ({ slug }, { reading, around }) => absolute(around, pathFor('document', reading.form, { slug })),
    },
  ],
});

const services = registerOf({
  type: 'service',
  order: byOrder,
  columns: [
    { name: 'name', datatype: 'string', value: ({ name }) => name },
    { name: 'kind', datatype: 'string', value: ({ kind }) => kind },
    { name: 'summary', datatype: 'string', value: ({ summary }) => summary },
    { name: 'who_can_apply', datatype: 'string', value: ({ whoCanApply }) => whoCanApply },
    { name: 'term', datatype: 'string', value: ({ term }) => term },
    { name: 'fee', datatype: 'string', value: ({ fee }) => fee },
    { name: 'result', datatype: 'string', value: ({ result }) => result },
    { name: 'apply_url', datatype: 'anyURI', value: ({ applyUrl }, shown) => outside(applyUrl, shown) },
    { name: 'contact', datatype: 'string', value: ({ contact }) => contact },
    {
      name: 'url',
      datatype: 'anyURI',
      value: ({ slug }, { reading, around }) => absolute(around, pathFor('service', reading.form, { slug })),
    },
  ],
});

const vacancies = registerOf({
  type: 'vacancy',
  order: newestFirst(({ publishedOn }) => publishedOn),
  columns: [
    { name: 'title', datatype: 'string', value: ({ title }) => title },
    { name: 'unit', datatype: 'string', value: ({ unit }, shown) => unitName(unit, shown) },
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
      value: ({ slug }, { reading, around }) => absolute(around, pathFor('vacancy-item', reading.form, { slug })),
    },
  ],
});

const tenders = registerOf({
  type: 'tender',
  order: newestFirst(({ publishedOn }) => publishedOn),
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
      value: ({ slug }, { reading, around }) => absolute(around, pathFor('tender', reading.form, { slug })),
    },
  ],
});

/** No more of a person than the heading of their page shows. */
const people = registerOf({
  type: 'person',
  order: byOrder,
  columns: [
    { name: 'name', datatype: 'string', value: ({ name }) => name },
    { name: 'position', datatype: 'string', value: ({ position }) => position },
    { name: 'group', datatype: 'string', value: ({ group }) => group },
    { name: 'acting', datatype: 'boolean', value: ({ acting }) => acting },
    { name: 'unit', datatype: 'string', value: ({ unit }, shown) => unitName(unit, shown) },
    { name: 'phone', datatype: 'string', value: ({ phone }) => phone },
    { name: 'email', datatype: 'string', value: ({ email }) => email },
    { name: 'reception', datatype: 'string', value: ({ receptionDays }) => receptionText(receptionDays) },
    {
      name: 'url',
      datatype: 'anyURI',
      value: ({ slug }, { reading, around }) => absolute(around, pathFor('person', reading.form, { slug })),
    },
  ],
});

const appeals = registerOf({
  type: 'appeal-statistic',
  order: newestFirst(({ startsOn }) => startsOn),
  columns: [
    { name: 'period', datatype: 'string', value: ({ period }) => period },
    { name: 'starts_on', datatype: 'date', value: ({ startsOn }) => startsOn },
    { name: 'received', datatype: 'integer', value: ({ received }) => received },
    { name: 'satisfied', datatype: 'integer', value: ({ satisfied }) => satisfied },
    { name: 'explained', datatype: 'integer', value: ({ explained }) => explained },
    { name: 'rejected', datatype: 'integer', value: ({ rejected }) => rejected },
    { name: 'by_site', datatype: 'integer', value: (one) => countBy(one, 'site') },
    { name: 'by_mail', datatype: 'integer', value: (one) => countBy(one, 'mail') },
    { name: 'by_reception', datatype: 'integer', value: (one) => countBy(one, 'reception') },
    { name: 'by_trust_phone', datatype: 'integer', value: (one) => countBy(one, 'trust-phone') },
    { name: 'by_portal', datatype: 'integer', value: (one) => countBy(one, 'portal') },
    { name: 'note', datatype: 'string', value: ({ note }) => note },
  ],
});

/** The site's own registers: the lists of its pages, as data. */
export const registers = { documents, services, vacancies, tenders, people, appeals } satisfies Record<
  RegisterName,
  ReturnType<typeof registerOf>
>;
