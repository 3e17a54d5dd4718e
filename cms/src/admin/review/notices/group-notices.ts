import type { AskingKind, NoticeKind, ReviewNotice } from '../../../content/review/review-notices.ts';

/** The parts of the desk: what the user has to do, in four, and what happened. */
export const noticeGroups = ['waiting', 'changes', 'approved', 'translate', 'news'] as const;
export type NoticeGroup = (typeof noticeGroups)[number];

const groupByKind = {
  submitted: 'waiting',
  'changes-asked': 'changes',
  approved: 'approved',
  remark: 'news',
  skipped: 'news',
  agreed: 'news',
  objected: 'news',
  void: 'news',
  'not-published': 'news',
  'published-outdated': 'news',
  alert: 'news',
  translate: 'translate',
  unassigned: 'news',
} as const satisfies Record<AskingKind, Exclude<NoticeGroup, 'news'>> & Record<Exclude<NoticeKind, AskingKind>, 'news'>;

const byDueDay = (one: ReviewNotice, other: ReviewNotice): number =>
  // What has no day waits longest: a day sorts before a tilde.
  (one.dueOn ?? '~') < (other.dueOn ?? '~') ? -1 : Number(one.dueOn !== other.dueOn);

/** Sorts notices into the parts of the desk: what is due first comes first, the rest by its time. */
export function groupNotices(notices: readonly ReviewNotice[]): Record<NoticeGroup, readonly ReviewNotice[]> {
  const listGroup = (group: NoticeGroup) => notices.filter(({ kind }) => groupByKind[kind] === group);
  return {
    waiting: listGroup('waiting').toSorted(byDueDay),
    changes: listGroup('changes'),
    approved: listGroup('approved'),
    translate: listGroup('translate').toSorted(byDueDay),
    news: listGroup('news'),
  };
}
