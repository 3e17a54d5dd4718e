import { getContentTypeUid } from '@ochiq/contract/content-types';
import { buildPopulate } from '@ochiq/contract/fields/populate';
import { isLocale, localeCodes, type Locale } from '@ochiq/contract/routing/locales';
import type { TextBlock } from '@ochiq/uzbek/agreement/mention';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { settings } from '../../env';
import { readPlaceCheck } from '../../people/role-limits/place-check';
import { createRightsCheck, populateCreator, type RightsCheck } from '../../people/roles/panel-rights';
import { getTable } from '../../platform/database/get-table';
import { getDocuments, type Row } from '../../platform/strapi/documents';
import { canChangeField, canReadField } from '../review/readable-fields';
import { readTermFinders } from '../terms/term-finders';
import {
  type AcceptedDifference,
  type AgreementDifference,
  type AgreementForm,
  type AgreementResponse,
  maxDifferences,
  type OpenDifference,
} from './agreement';
import { compareLanguages, type ReadTexts, type TextsByLocale } from './compare-languages';
import { compareTermsOfLanguages } from './compare-terms';
import { listTextBlocks } from './list-text-blocks';

const readRows = (strapi: Core.Strapi, { type, document }: AgreementForm, locale: readonly Locale[], status: 'draft' | 'published') =>
  getDocuments(strapi, getContentTypeUid(type)).findMany({
    ...{ filters: { documentId: document }, locale, status },
    populate: { ...buildPopulate(type), ...populateCreator },
  });

/**
 * Returns the rights of a user to the form, within the limits of their roles: to its draft, or to what they would make where the
 * language has none yet.
 */
async function readFormRights(strapi: Core.Strapi, userAbility: unknown, form: AgreementForm): Promise<RightsCheck> {
  const { type, document, locale } = form;
  const [draft] = await getDocuments(strapi, getContentTypeUid(type)).findMany({
    ...{ filters: { documentId: document }, locale, status: 'draft', populate: populateCreator },
  });
  const [uid, entity] = [getContentTypeUid(type), draft ?? { documentId: document, locale }];
  const check = createRightsCheck(strapi, userAbility, uid, entity);
  if (!check(draft ? 'read' : 'create')) throw new errors.ForbiddenError('You may not read this entry');
  const isWithin = await readPlaceCheck(strapi, userAbility, { uid, documentId: document, locale, entity }, ['update']);
  return (right, field) => check(right, field) && isWithin(right);
}

/** Leaves out the texts of fields that the form does not have. */
const filterBlocks = ({ values }: AgreementForm, blocks: readonly TextBlock[]): readonly TextBlock[] =>
  blocks.filter(({ path }) => (path.split('.')[0] ?? '') in values);

/**
 * Reads the texts of the other languages: what readers see, which is public whatever a role may open in the panel, or the
 * draft where they see nothing, for who may read it.
 */
async function readOthers(strapi: Core.Strapi, userAbility: unknown, form: AgreementForm): Promise<TextsByLocale> {
  const others = localeCodes.filter((code) => code !== form.locale);
  const published = await readRows(strapi, form, others, 'published');
  const missing = others.filter((code) => !published.some(({ locale }) => locale === code));
  const drafts = missing.length === 0 ? [] : await readRows(strapi, form, missing, 'draft');
  const read = (row: Row, isPublished: boolean): [Locale, ReadTexts][] => {
    const check = createRightsCheck(strapi, userAbility, getContentTypeUid(form.type), row);
    const isReadable = check('read');
    if (!isLocale(row.locale) || !(isPublished || isReadable)) return [];
    const blocks = filterBlocks(form, listTextBlocks(form.type, row));
    const shown = isPublished ? blocks : blocks.filter(({ path }) => canReadField(form.type, path, check));
    return [[row.locale, { blocks: shown, isPublished, isReadable }]];
  };
  return Object.fromEntries([...published.flatMap((row) => read(row, true)), ...drafts.flatMap((row) => read(row, false))]);
}

const getOwnHost = () => (settings.SITE_URL === undefined ? undefined : new URL(settings.SITE_URL).host);

type Acceptance = AcceptedDifference['acceptance'];

async function readAcceptances(strapi: Core.Strapi, { type, document }: AgreementForm): Promise<ReadonlyMap<string, Acceptance>> {
  const rows = await getTable(strapi, 'accepted-difference').findMany({ where: { document, type }, orderBy: { id: 'asc' } });
  return new Map(rows.map(({ hash, reason, authorName, at }) => [hash, { reason, by: authorName, at: new Date(at).toISOString() }]));
}

type Divided = { open: AgreementDifference[]; accepted: AcceptedDifference[] };

/** Divides differences: of one that was accepted for one language, the others stay open. What was accepted takes no place of those. */
export function splitDifferences(differences: readonly AgreementDifference[], acceptances: ReadonlyMap<string, Acceptance>): Divided {
  const split = (isAccepted: boolean) =>
    differences.flatMap((difference) => {
      const others = difference.others.filter(({ hash }) => acceptances.has(hash) === isAccepted);
      return others.length === 0 ? [] : [{ ...difference, others }];
    });
  const accepted = split(true).flatMap((difference): AcceptedDifference[] => {
    const acceptance = acceptances.get(difference.others[0]?.hash ?? '');
    return acceptance ? [{ ...difference, acceptance }] : [];
  });
  return { open: split(false).slice(0, maxDifferences), accepted };
}

/**
 * Compares what a form says with the other languages of its entry.
 * @throws a ForbiddenError: the user may not read the entry in the language of the form
 */
export async function readAgreement(strapi: Core.Strapi, userAbility: unknown, form: AgreementForm): Promise<AgreementResponse> {
  const check = await readFormRights(strapi, userAbility, form);
  const own = { blocks: filterBlocks(form, listTextBlocks(form.type, form.values)), isPublished: false, isReadable: true };
  const others = await readOthers(strapi, userAbility, form);
  const differences = [
    ...compareLanguages(form.locale, own, others, getOwnHost()),
    ...compareTermsOfLanguages(form.locale, own, others, (await readTermFinders(strapi)).getNameFinder),
  ];
  const { open, accepted } = splitDifferences(differences, await readAcceptances(strapi, form));
  const addRight = (difference: AgreementDifference): OpenDifference => {
    const place = [difference.own, ...difference.others.map((other) => other.place)].find((one) => one !== null);
    return { ...difference, mayAccept: canChangeField(form.type, place?.path ?? '', check) };
  };
  return { open: open.map(addRight), accepted };
}
