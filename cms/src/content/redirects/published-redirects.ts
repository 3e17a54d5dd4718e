import { getContentTypeUid } from '@ochiq/contract/content-types';
import { defaultLocale } from '@ochiq/contract/routing/locales';
import type { Redirect, RedirectPlan } from '@ochiq/contract/routing/redirect-plan';
import type { Core } from '@strapi/strapi';

import { withChangeRecord } from '../change-log/record';
import { getDocuments, runAsSystem } from '../../platform/strapi/documents';
import { publishUnchecked } from '../publish-validation/publish-together';
import { getRows } from '../../platform/strapi/rows';

type Version = Redirect & { documentId: string; locale: string };

export type PublishedRedirect = Redirect & { documentId: string; locales: readonly string[] };

const uid = getContentTypeUid('redirect');

/** Reads every published redirect; its values are the same in all its languages. */
export async function readRedirects(
  strapi: Core.Strapi,
  where: Readonly<Record<string, unknown>> = {},
): Promise<readonly PublishedRedirect[]> {
  const versions = await getRows<Version>(strapi, uid).findMany({
    where: { ...where, publishedAt: { $notNull: true } },
    select: ['documentId', 'locale', 'from', 'to', 'permanent'],
  });
  const byDocument = new Map<string, PublishedRedirect>();
  for (const { documentId, locale, from, to, permanent } of versions) {
    const merged = byDocument.get(documentId);
    const locales = [...(merged?.locales ?? []), locale].sort();
    byDocument.set(documentId, merged && locale !== defaultLocale ? { ...merged, locales } : { documentId, locales, from, to, permanent });
  }
  return [...byDocument.values()];
}

/** Updates the target of a published redirect. Unpublished changes in its draft are left alone. */
async function updateTarget(
  strapi: Core.Strapi,
  { documentId, locales, ...before }: PublishedRedirect,
  { to, permanent }: Redirect,
): Promise<void> {
  await withChangeRecord(strapi, async () => {
    const data = { to, permanent, updatedAt: new Date() };
    const result = await getRows(strapi, uid).updateMany({ where: { documentId, from: before.from, to: before.to }, data });
    return { result, changes: [{ kind: 'shared', type: 'redirect', documentId, locales: [...locales], file: null }] };
  });
}

async function addRedirect(strapi: Core.Strapi, { from, to, permanent }: Redirect): Promise<void> {
  const { documentId } = await getDocuments(strapi, uid).create({ locale: defaultLocale, data: { from, to, permanent } });
  await getDocuments(strapi, uid).publish({ documentId, locale: defaultLocale });
}

/**
 * Carries out what follows for the published redirects, in the name of the CMS and recorded in the change log.
 * @param redirects those that the plan was made for
 */
export async function applyPlan(strapi: Core.Strapi, redirects: readonly PublishedRedirect[], plan: RedirectPlan): Promise<void> {
  const byFrom = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  await runAsSystem(strapi, () =>
    publishUnchecked(async () => {
      for (const documentId of new Set(plan.removed.flatMap((from) => byFrom.get(from)?.documentId ?? [])))
        await getDocuments(strapi, uid).delete({ documentId, locale: '*' });
      for (const changed of plan.changed) {
        const before = byFrom.get(changed.from);
        if (before) await updateTarget(strapi, before, changed);
      }
      for (const added of plan.added) await addRedirect(strapi, added);
    }),
  );
}
