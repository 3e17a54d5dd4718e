import { getContentTypeUid } from '@ochiq/contract/content-types';
import { maxPageDepth } from '@ochiq/contract/fields/page-parent';
import { defaultLocale, getLocaleFallbacks } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { getRows } from '../../platform/strapi/rows';
import type { Path } from './may-write-within';

const [pageUid, sectionUid, unitUid] = (['page', 'section-page', 'unit'] as const).map(getContentTypeUid) as [string, string, string];

type ParentRow = { parent: string | null; publishedAt: string | null };
type UnitRow = { locale: string; publishedAt: string | null; parent: { documentId: string } | null };

/** A unit is above another in a few steps; one above itself must have an end. */
const maxUnitDepth = 20;

/** What is right above something; `null` where that is deleted. */
type Step = { parent: string | null } | null;

/** Reads what is above a section or a page: where readers find it, or where its draft is. */
async function readPageStep(strapi: Core.Strapi, place: string): Promise<Step> {
  if (!place.startsWith('page:')) {
    const count = await getRows(strapi, sectionUid).count({ where: { key: place.slice('section:'.length) } });
    return count > 0 ? { parent: null } : null;
  }
  const where = { documentId: place.slice('page:'.length) };
  const rows = await getRows<ParentRow>(strapi, pageUid).findMany({ where, select: ['parent', 'publishedAt'] });
  const shown = rows.find(({ publishedAt }) => publishedAt !== null) ?? rows[0];
  return shown ? { parent: shown.parent } : null;
}

const order = getLocaleFallbacks(defaultLocale);

/** Chooses the unit above a unit: that of its published versions, or of its drafts; languages in the site's order. */
function chooseParent(rows: readonly UnitRow[]): string | null {
  const sorted = rows.toSorted(
    (one, other) =>
      Number(one.publishedAt === null) - Number(other.publishedAt === null) ||
      order.findIndex((code) => code === one.locale) - order.findIndex((code) => code === other.locale),
  );
  return sorted.find(({ parent }) => parent !== null)?.parent?.documentId ?? null;
}

async function readUnitStep(strapi: Core.Strapi, documentId: string): Promise<Step> {
  const rows = await getRows<UnitRow>(strapi, unitUid).findMany({
    where: { documentId },
    select: ['locale', 'publishedAt'],
    populate: { parent: { select: ['documentId'] } },
  });
  return rows.length === 0 ? null : { parent: chooseParent(rows) };
}

/** Lists something and what is above it, the nearest first. It ends before what is deleted: what is below belongs to it no longer. */
async function listUp(start: string | null, maxLength: number, readStep: (place: string) => Promise<Step>): Promise<Path> {
  const path: string[] = [];
  for (let next = start; next !== null && path.length < maxLength && !path.includes(next);) {
    const step = await readStep(next);
    if (step === null) break;
    path.push(next);
    next = step.parent;
  }
  return path;
}

/** Remembers what was read of each place: entries of a list are below the same ones. */
function withMemo(readStep: (place: string) => Promise<Step>): (place: string) => Promise<Step> {
  const steps = new Map<string, Promise<Step>>();
  return (place) => {
    const step = steps.get(place) ?? readStep(place);
    steps.set(place, step);
    return step;
  };
}

/** Lists a section or a page and what is above it, or a unit and those above it; the nearest first, none where it is deleted. */
export type PathReader = { listSections: (place: string | null) => Promise<Path>; listUnits: (unit: string) => Promise<Path> };

/** Creates a reader of paths for entries that are judged at the same time: it reads each place once. */
export function createPathReader(strapi: Core.Strapi): PathReader {
  const readPage = withMemo((place) => readPageStep(strapi, place));
  const readUnit = withMemo((unit) => readUnitStep(strapi, unit));
  return {
    listSections: (place) => listUp(place, maxPageDepth + 1, readPage),
    listUnits: (unit) => listUp(unit, maxUnitDepth, readUnit),
  };
}
