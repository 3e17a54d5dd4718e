import { randomBytes } from 'node:crypto';

import { getContentTypeUid } from '@ochiq/contract/content-types';
import { defaultLocale } from '@ochiq/contract/routing/locales';
import type { Redirect, RedirectPlan } from '@ochiq/contract/routing/redirect-plan';
import type { Core } from '@strapi/strapi';

import { type FreshChange, withChangeRecord } from '../change-log/record';
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

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Creates an id as Strapi's documents have them: 24 letters and digits, the first a letter. */
const createDocumentId = () =>
  Array.from(randomBytes(24), (byte, index) => letters.charAt(byte % (index === 0 ? 26 : letters.length))).join('');

/**
 * Adds published redirects, each with its draft. All rows at once, past the Document Service: a page that moves with
 * fifty below it makes two hundred.
 */
async function addRedirects(strapi: Core.Strapi, added: readonly Redirect[]): Promise<void> {
  if (added.length === 0) return;
  await withChangeRecord(strapi, async () => {
    const now = new Date();
    const documents = added.map(({ from, to, permanent }) => ({ documentId: createDocumentId(), from, to, permanent }));
    const rows = documents.flatMap((document) =>
      [null, now].map((publishedAt) => ({ ...document, publishedAt, locale: defaultLocale, createdAt: now, updatedAt: now })),
    );
    const result = await getRows(strapi, uid).createMany({ data: rows });
    const changes = documents.map(({ documentId }): FreshChange => ({
      kind: 'publish',
      type: 'redirect',
      documentId,
      locales: [defaultLocale],
      file: null,
    }));
    return { result, changes };
  });
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
      await addRedirects(strapi, plan.added);
    }),
  );
}
