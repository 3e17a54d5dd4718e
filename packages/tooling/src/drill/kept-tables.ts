import type { TableFacts } from '../backup/manifest.ts';

/** What citizens and editors gave us: the site can't make any of it again. */
const tables = [
  'contact_messages',
  'appeals',
  'comments',
  'reviews',
  'callback_requests',
  'page_feedbacks',
  'ochiq_mail',
  'ochiq_schedule',
  'ochiq_shown',
  'up_users',
  'admin_users',
  'files',
  'news_items',
] as const;

/** The tables in which something is lacking or another, by name; an unknown one is lacking. */
export const lostIn = (before: TableFacts, after: TableFacts): string[] =>
  tables.filter((name) => before[name] === undefined || before[name].sha256 !== after[name]?.sha256);

/** How many messages there are of all kinds. */
export const messagesIn = (facts: TableFacts): number => tables.slice(0, 6).reduce((sum, name) => sum + (facts[name]?.rows ?? 0), 0);
