import type { TableDigests } from '../backup/manifest-schema.ts';

/** Tables of content from citizens and editors, which cannot be generated again. */
const irreplaceableTables = [
  'contact_messages',
  'appeals',
  'comments',
  'reviews',
  'callback_requests',
  'page_feedbacks',
  'inquiries',
  'ochiq_mail',
  'ochiq_schedule',
  'ochiq_shown',
  'up_users',
  'admin_users',
  'files',
  'news_items',
] as const;

/** Finds the tables that differ or are missing, by name; an unknown table counts as missing. */
export const findDifferentTables = (before: TableDigests, after: TableDigests): string[] =>
  irreplaceableTables.filter((name) => before[name] === undefined || before[name].sha256 !== after[name]?.sha256);

/** How many messages there are of all kinds. */
export const countMessages = (facts: TableDigests): number =>
  irreplaceableTables.slice(0, 7).reduce((sum, name) => sum + (facts[name]?.rows ?? 0), 0);
