import { contentTypeNames, type ContentTypeName } from '@ochiq/contract/content-types';
import { localeCodes } from '@ochiq/contract/routing/locales';
import * as z from 'zod';

/** How often an open edit view reports itself, in milliseconds. */
export const heartbeatMs = 10_000;

/** How long after its last heartbeat a view counts as open, in milliseconds: two may be lost. */
export const presenceMs = 30_000;

/** The panel's endpoint. */
export const presencePath = '/admin/presence';

const state = z.enum(['reading', 'editing']);

/** An edit view that is open in a browser: of one version of a document, in one tab. */
export const heartbeat = z.strictObject({
  /** Made up by the view. */
  view: z.uuid(),
  type: z.enum(contentTypeNames as readonly [ContentTypeName, ...ContentTypeName[]]),
  document: z.string().min(1).max(64),
  locale: z.enum(localeCodes),
  /** Whether something typed there is not saved. */
  state,
  takeOver: z.boolean().default(false),
});
export type Heartbeat = z.output<typeof heartbeat>;

/** Another person's view of the same version, or another one of the same person. */
const otherView = z.object({
  view: z.uuid(),
  /** `null` where the account has no name. */
  name: z.string().nullable(),
  isSamePerson: z.boolean(),
  since: z.iso.datetime(),
  state,
  /** Whether it is the one that has the entry. */
  hasEntry: z.boolean(),
});
export type OtherView = z.output<typeof otherView>;

/** What the panel is answered. */
export const presenceResponse = z.object({
  /** The longest there first. */
  others: z.array(otherView),
  /** Whether this view has the entry: it came first, or took it over. */
  hasEntry: z.boolean(),
  /** Who took it over while this view was open, and when. */
  takenBy: z.object({ name: z.string().nullable(), at: z.iso.datetime() }).nullable(),
  mayTakeOver: z.boolean(),
});
export type PresenceResponse = z.output<typeof presenceResponse>;

/** A view as the CMS stores it, with the name of its person. */
export type StoredView = Pick<OtherView, 'view' | 'name' | 'state'> & { user: number; since: Date; seenAt: Date; takenAt: Date | null };

/** Finds the view that has the entry: the last that took it over, else the first that came. */
function findHolder(views: readonly StoredView[]): StoredView | undefined {
  const byArrival = views.toSorted((one, other) => one.since.getTime() - other.since.getTime() || one.view.localeCompare(other.view));
  const taken = byArrival.filter(({ takenAt }) => takenAt !== null);
  return taken.toSorted((one, other) => Number(other.takenAt) - Number(one.takenAt))[0] ?? byArrival[0];
}

/** Describes, for one view, who else has the version open at an instant. */
export function describePresence(views: readonly StoredView[], own: string, now: Date): Omit<PresenceResponse, 'mayTakeOver'> {
  const open = views.filter(({ view, seenAt }) => view === own || now.getTime() - seenAt.getTime() <= presenceMs);
  const holder = findHolder(open);
  const ownView = open.find(({ view }) => view === own);
  const others = open
    .filter(({ view }) => view !== own)
    .toSorted((one, other) => one.since.getTime() - other.since.getTime())
    .map(({ view, name, user, since, state: viewState }) => ({
      view,
      name,
      isSamePerson: user === ownView?.user,
      since: since.toISOString(),
      state: viewState,
      hasEntry: view === holder?.view,
    }));
  const hasEntry = holder?.view === own;
  const takenAt = hasEntry ? null : (holder?.takenAt ?? null);
  const isTaken = takenAt !== null && ownView !== undefined && takenAt > ownView.since;
  return { others, hasEntry, takenBy: isTaken ? { name: holder?.name ?? null, at: takenAt.toISOString() } : null };
}
