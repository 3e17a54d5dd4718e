import type { Locale } from '@ochiq/contract/locales';
import type { RouteName } from '@ochiq/contract/routes';

/** Returns the path of a language's calendar. */
export const calendarPath = (locale: Locale): string => `/calendar/${locale}.ics`;

const routes: readonly RouteName[] = ['press-conferences', 'vacancy', 'tenders', 'appeals', 'contact', 'administration', 'ministers'];

/** Returns whether the calendar includes the events of a page. */
export const hasCalendar = (route: RouteName): boolean => routes.includes(route);
