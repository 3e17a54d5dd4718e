import { randomUUID } from 'node:crypto';

import { localeCodes, type Localized } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { recordAudit } from '../../people/audit/record-audit';
import { getTable } from '../../platform/database/get-table';
import { withWriteLock } from '../../platform/database/transactions';
import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { createRefusal } from '../../platform/strapi/refusal';
import { getOrigin } from '../history/origin';
import { dropMadeCyrillic, getTermTitle, readTerms, type StoredTerm, toTermRow } from './stored-terms';
import { checkTerm, getTermIdentity, type TermFault, termFaultTexts } from './term-faults';
import { maxTerms, type TermInput } from './terms';

const refusals = {
  'changed-meanwhile': {
    uz: 'Bu atamani shu orada boshqa kishi oʻzgartirdi: roʻyxatni yangilab, oʻzgarishingizni qaytadan kiriting',
    ru: 'Этот термин тем временем изменил другой человек: обновите список и внесите своё изменение ещё раз',
    en: 'Another person has changed this term meanwhile: reload the list, and make your change again',
  },
  full: {
    uz: `Bazaga ${String(maxTerms)} tadan ortiq atama sigʻmaydi`,
    ru: `В базе не может быть больше ${String(maxTerms)} терминов`,
    en: `The term base takes no more than ${String(maxTerms)} terms`,
  },
} as const satisfies Record<string, Localized<string>>;

/** Creates the name by which files know a new term: also a name in XML. */
export const createTermKey = (): string => `t${randomUUID().replaceAll('-', '')}`;

/** Describes a term for the audit log: its words in each language. */
const describeTerm = ({ kind, words }: TermInput): string =>
  [kind, ...localeCodes.map((language) => words[language].text || '—')].join(' · ');

/** @throws a refusal: there are too many terms */
export function requireSpace(strapi: Core.Strapi, count: number): void {
  if (count > maxTerms) throw createRefusal(translateForEditor(strapi, refusals.full));
}

function requireFaultless(strapi: Core.Strapi, term: TermInput, others: readonly StoredTerm[]): void {
  const isTaken = others.some((other) => getTermIdentity(other) === getTermIdentity(term));
  const faults: TermFault[] = [...checkTerm(term), ...(isTaken ? (['taken'] as const) : [])];
  const [fault] = faults;
  if (fault) throw createRefusal(translateForEditor(strapi, termFaultTexts[fault]));
}

type Change = { key: string; before: TermInput | null; after: TermInput | null };

async function recordChange(strapi: Core.Strapi, { key, before, after }: Change): Promise<void> {
  const named = after ?? before;
  const action = after === null ? 'delete' : before === null ? 'create' : 'update';
  const details = { action, ...(before && { before: describeTerm(before) }), ...(after && { after: describeTerm(after) }) };
  const subject = { type: 'term', id: key, title: named && getTermTitle(named), locale: null };
  await recordAudit(strapi, [{ kind: 'term', subject, details }]);
}

/** Adds a term, and records it. @throws a refusal: something is wrong with it, or there is such a term */
export const addTerm = (strapi: Core.Strapi, input: TermInput): Promise<void> =>
  withWriteLock(strapi, async () => {
    const [term, terms] = [dropMadeCyrillic(input), await readTerms(strapi)];
    requireSpace(strapi, terms.length + 1);
    requireFaultless(strapi, term, terms);
    const [key, { author }] = [createTermKey(), await getOrigin(strapi)];
    await getTable(strapi, 'term').create({ data: { key, revision: 1, ...toTermRow(term, author) } });
    await recordChange(strapi, { key, before: null, after: term });
  });

/** The term that is changed, as it was seen. */
type TermRevision = { id: number; revision: number };

function requireRevision(strapi: Core.Strapi, terms: readonly StoredTerm[], { id, revision }: TermRevision): StoredTerm {
  const term = terms.find((one) => one.id === id && one.revision === revision);
  if (!term) throw createRefusal(translateForEditor(strapi, refusals['changed-meanwhile']));
  return term;
}

/** Changes a term, and records it. @throws a refusal: something is wrong with it, or it is another one meanwhile */
export const updateTerm = (strapi: Core.Strapi, seen: TermRevision, input: TermInput): Promise<void> =>
  withWriteLock(strapi, async () => {
    const [term, terms] = [dropMadeCyrillic(input), await readTerms(strapi)];
    const before = requireRevision(strapi, terms, seen);
    requireFaultless(
      strapi,
      term,
      terms.filter(({ id }) => id !== seen.id),
    );
    const { author } = await getOrigin(strapi);
    const data = { revision: seen.revision + 1, ...toTermRow(term, author) };
    await getTable(strapi, 'term').update({ where: { id: seen.id }, data });
    await recordChange(strapi, { key: before.key, before, after: term });
  });

/** Deletes a term, and records it. @throws a refusal: it is another one meanwhile */
export const deleteTerm = (strapi: Core.Strapi, seen: TermRevision): Promise<void> =>
  withWriteLock(strapi, async () => {
    const before = requireRevision(strapi, await readTerms(strapi), seen);
    await getTable(strapi, 'term').deleteMany({ where: { id: seen.id } });
    await recordChange(strapi, { key: before.key, before, after: null });
  });
