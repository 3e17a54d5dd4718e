import { maxTargetLength } from '@ochiq/contract/fields/menu-target';
import { localeCodes, type Locale } from '@ochiq/contract/routing/locales';
import * as z from 'zod';

/** Why readers don't find a target: it is not published, it is deleted, or no page has its address. */
const targetFaults = ['draft', 'gone', 'moved'] as const;
export type TargetFault = (typeof targetFaults)[number];

/** The most targets of a question; a menu has fewer items. */
const maxTargets = 300;

/** The targets that the panel asks about, as texts, and the language of its form. */
export const targetQuery = z.strictObject({
  targets: z.array(z.string().max(maxTargetLength)).max(maxTargets),
  locale: z.enum(localeCodes as readonly [Locale, ...Locale[]]),
});
export type TargetQuery = z.output<typeof targetQuery>;

/** The faults by the text of the target; one without a fault is on the site. */
export const targetFaultsResponse = z.object({ faults: z.record(z.string(), z.enum(targetFaults)) });
export type TargetFaultsResponse = z.output<typeof targetFaultsResponse>;

/** The panel's endpoint. */
export const targetFaultsPath = '/admin/menu-targets';
