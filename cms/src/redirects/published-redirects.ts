import { uidOf } from '@ochiq/contract/content-types';
import { defaultLocale } from '@ochiq/contract/locales';
import type { Redirect, RedirectPlan } from '@ochiq/contract/redirect-plan';
import type { Core } from '@strapi/strapi';

import { recording } from '../change-log/record';
import { asCms } from '../moderation/as-cms';
import { publishUnchecked } from '../publish-guard/together';
import { documents } from '../strapi/documents';
import { rowsOf } from '../strapi/rows';

type Version = Redirect & { documentId: string; locale: string };

export type PublishedRedirect = Redirect & { documentId: string; locales: readonly string[] };

const uid = uidOf('redirect');

/** Reads every published redirect; its values are the same in all its languages. */
export async function readRedirects(
  strapi: Core.Strapi,
  where: Readonly<Record<string, unknown>> = {},
): Promise<readonly PublishedRedirect[]> {
  const versions = await rowsOf<Version>(strapi, uid).findMany({
    where: { ...where, publishedAt: { $notNull: true } },
    select: ['documentId', 'locale', 'from', 'to', 'permanent'],
  });
  const byDocument = new Map<string, PublishedRedirect>();
  for (const { documentId, locale, from, to, permanent } of versions) {
    const known = byDocument.get(documentId);
    const locales = [...(known?.locales ?? []), locale].sort();
    byDocument.set(documentId, known && locale !== defaultLocale ? { ...known, locales } : { documentId, locales, from, to, permanent });
  }
  return [...byDocument.values()];
}

/** Updates the target of a published redirect. Unpublished changes in its draft are left alone. */
async function retarget(
  strapi: Core.Strapi,
  { documentId, locales, ...before }: PublishedRedirect,
  { to, permanent }: Redirect,
): Promise<void> {
  await recording(strapi, async () => {
    const data = { to, permanent, updatedAt: new Date() };
    const result = await rowsOf(strapi, uid).updateMany({ where: { documentId, from: before.from, to: before.to }, data });
    return { result, changes: [{ kind: 'shared', type: 'redirect', documentId, locales: [...locales], file: null }] };
  });
}

async function add(strapi: Core.Strapi, { from, to, permanent }: Redirect): Promise<void> {
  const { documentId } = await documents(strapi, uid).create({ locale: defaultLocale, data: { from, to, permanent } });
  await documents(strapi, uid).publish({ documentId, locale: defaultLocale });
}

/**
 * Carries out what follows for the published redirects, in the name of the CMS and recorded in the change log.
 * @param redirects those that the plan was made for
 */
export async function applyPlan(strapi: Core.Strapi, redirects: readonly PublishedRedirect[], plan: RedirectPlan): Promise<void> {
  const byFrom = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  await asCms(strapi, () =>
    publishUnchecked(async () => {
      for (const documentId of new Set(plan.removed.flatMap((from) => byFrom.get(from)?.documentId ?? [])))
        await documents(strapi, uid).delete({ documentId, locale: '*' });
      for (const changed of plan.changed) {
        const before = byFrom.get(changed.from);
        if (before) await retarget(strapi, before, changed);
      }
      for (const added of plan.added) await add(strapi, added);
    }),
  );
}
