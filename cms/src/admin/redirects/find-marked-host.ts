import type { InstitutionResponse } from '../../platform/panel-words/institution.ts';
import { findForeignHost } from '../../content/publish-validation/foreign-host.ts';

/** Finds the host to warn of: none until the panel knows its own site, and any where the CMS was told of none, as its guard does. */
export const findMarkedHost = (
  redirect: Readonly<Record<string, unknown>>,
  site: Pick<InstitutionResponse, 'siteUrl'> | null,
): string | null => site && findForeignHost(redirect, site.siteUrl ?? undefined);
