import { type ContentTypeName, contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import type { IntakeTypeName } from '@ochiq/contract/forms/intake-types';

/** The kinds of work in an institution, in the order of the panel's left side. */
export const groupNames = ['press', 'documents', 'institution', 'citizens', 'site'] as const;
export type GroupName = (typeof groupNames)[number];

/**
 * The group of every type; the compiler requires one for each. Within a group types are listed in this order, what is
 * needed daily first. What citizens send is in one group with what is published of it: the same people
 * work on both.
 */
const typeGroups = {
  news: 'press',
  announcement: 'press',
  'press-conference': 'press',
  category: 'press',
  tag: 'press',
  document: 'documents',
  dataset: 'documents',
  tender: 'documents',
  person: 'institution',
  unit: 'institution',
  project: 'institution',
  vacancy: 'institution',
  service: 'citizens',
  faq: 'citizens',
  appeal: 'citizens',
  inquiry: 'citizens',
  'contact-message': 'citizens',
  'callback-request': 'citizens',
  'page-feedback': 'citizens',
  comment: 'citizens',
  'news-comment': 'citizens',
  review: 'citizens',
  testimonial: 'citizens',
  'appeal-statistic': 'citizens',
  home: 'site',
  page: 'site',
  'section-page': 'site',
  navigation: 'site',
  alert: 'site',
  redirect: 'site',
  site: 'site',
} as const satisfies Readonly<Record<ContentTypeName | IntakeTypeName, GroupName>>;

/** The page of the site's statistics stands among the types, under a uid of its own. */
export const statisticsUid = 'ochiq::page-statistics';

/** The groups by Strapi's uids, in the order of the left side. Citizens' accounts are a type of a plugin. */
const groupsByUid: ReadonlyMap<string, GroupName> = new Map([
  ...Object.entries(typeGroups).map(([name, group]) => [`api::${name}.${name}`, group] as const),
  ['plugin::users-permissions.user', 'citizens'],
  [statisticsUid, 'site'],
]);
const uids = [...groupsByUid.keys()];

const contentUids: ReadonlySet<string> = new Set(contentTypeNames.map(getContentTypeUid));

/** Returns whether a link leads to content, which those who only answer citizens have none of. */
export const isContentLink = ({ uid }: { uid: string }): boolean => contentUids.has(uid);

/** Where a type stands that a plugin brought: last of its group. */
const getPosition = (uid: string) => (groupsByUid.has(uid) ? uids.indexOf(uid) : uids.length);

export type LinkGroup<Link> = { name: GroupName; links: readonly Link[] };

/** Sorts links to types into the groups; a group without links is left out, and a type that a plugin brought is the site's. */
export function groupLinks<Link extends { uid: string }>(links: readonly Link[]): readonly LinkGroup<Link>[] {
  const ordered = links.toSorted((one, other) => getPosition(one.uid) - getPosition(other.uid));
  return groupNames
    .map((name) => ({ name, links: ordered.filter(({ uid }) => (groupsByUid.get(uid) ?? 'site') === name) }))
    .filter((group) => group.links.length > 0);
}
