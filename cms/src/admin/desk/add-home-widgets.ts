import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { IntakeTypeName } from '@ochiq/contract/forms/intake-types';
import { CheckCircle, Clock, Calendar, Earth, Feather, Message, PaperPlane, Rocket, User } from '@strapi/icons';
import type { StrapiApp, WidgetArgs } from '@strapi/strapi/admin';

import { readPermissions } from '../read-permissions.ts';
import { englishDesk, type DeskText } from '../texts/en/desk.ts';
import { englishAbsences } from '../texts/en/people/absences.ts';
import { englishNotices } from '../texts/en/review/notices.ts';
import { englishReviews } from '../texts/en/starters.ts';
import { englishTranslations } from '../texts/en/translations/board.ts';

/** Strapi's widgets that the desk replaces, and those that say nothing about the work. */
const replacedWidgets: ReadonlySet<string> = new Set(['last-edited-entries', 'last-published-entries', 'chart-entries', 'profile-info']);

const readPermission = (subject: string) => [{ action: 'plugin::content-manager.explorer.read', subject }];
const intakePermission = (type: IntakeTypeName) => readPermission(`api::${type}.${type}`);

const getTitle = (id: DeskText) => ({ id, defaultMessage: englishDesk[id] });

/** The home page, from its top: one's own work, what is on the site, what waits. Each is loaded when the page is. */
const homeWidgets: readonly WidgetArgs[] = [
  {
    id: 'own-work',
    icon: Feather,
    title: getTitle('ochiq.desk.mine'),
    component: async () => (await import('./desk-widgets.tsx')).OwnWorkWidget,
  },
  {
    id: 'review',
    icon: CheckCircle,
    title: { id: 'ochiq.notices.title', defaultMessage: englishNotices['ochiq.notices.title'] },
    component: async () => (await import('../review/notices/review-notices-widget.tsx')).ReviewNoticesWidget,
    // Those who only answer citizens have no entries to review.
    permissions: readPermissions,
  },
  {
    id: 'translations',
    icon: Earth,
    title: { id: 'ochiq.translations.title', defaultMessage: englishTranslations['ochiq.translations.title'] },
    component: async () => (await import('../translations/numbers-widget.tsx')).TranslationNumbers,
    permissions: readPermissions,
  },
  {
    id: 'absences',
    icon: User,
    title: { id: 'ochiq.absences.title', defaultMessage: englishAbsences['ochiq.absences.title'] },
    component: async () => (await import('../absences/absences-widget.tsx')).AbsencesWidget,
  },
  {
    id: 'publishing',
    icon: Rocket,
    title: { id: 'ochiq.publishing.widget.title' },
    component: async () => (await import('../publishing/publishing-widget.tsx')).PublishingWidget,
  },
  {
    id: 'citizens',
    icon: Message,
    title: getTitle('ochiq.desk.citizens'),
    component: async () => (await import('./desk-widgets.tsx')).CitizensWidget,
    permissions: intakePermission('appeal'),
  },
  {
    id: 'applicants',
    icon: PaperPlane,
    title: getTitle('ochiq.desk.applicants'),
    component: async () => (await import('./desk-widgets.tsx')).ApplicantsWidget,
    permissions: intakePermission('inquiry'),
  },
  {
    id: 'planned',
    icon: Calendar,
    title: getTitle('ochiq.desk.planned'),
    component: async () => (await import('./desk-widgets.tsx')).PlannedWidget,
    permissions: readPermissions,
  },
  {
    id: 'reviews',
    icon: Clock,
    title: { id: 'ochiq.reviews.title', defaultMessage: englishReviews['ochiq.reviews.title'] },
    component: async () => (await import('../reviews/review-widget.tsx')).ReviewWidget,
    // Those who only answer citizens have no pages to review.
    permissions: readPermission(getContentTypeUid('page')),
  },
];

/** Makes the home page a desk; call it before the panel starts. */
export function addHomeWidgets({ widgets }: Pick<StrapiApp, 'widgets'>): void {
  widgets.register((others) => [...homeWidgets, ...others.filter(({ id }) => !replacedWidgets.has(id))]);
}
