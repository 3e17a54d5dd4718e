import type { Locale } from '@ochiq/contract/routing/locales';
import type { RouteName } from '@ochiq/contract/routing/routes';

/** Returns the path of a language's calendar. */
export const getCalendarPath = (locale: Locale): string => `/calendar/${locale}.ics`;

const calendarRoutes: readonly RouteName[] = [
  'press-conferences',
  'vacancy',
  'tenders',
  'appeals',
  'contact',
  'administration',
  'ministers',
];

/** Returns whether the calendar includes the events of a page. */
export const hasCalendar = (route: RouteName): boolean => calendarRoutes.includes(route);
