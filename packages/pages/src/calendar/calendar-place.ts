import type { Locale } from '@ochiq/contract/locales';
import type { RouteName } from '@ochiq/contract/routes';

/** Where the calendar of a language is. */
export const calendarPath = (locale: Locale): string => `/calendar/${locale}.ics`;

const routes: readonly RouteName[] = ['press-conferences', 'vacancy', 'tenders', 'appeals', 'contact', 'administration', 'ministers'];

/** Whether what a page is about stands in the calendar too. */
export const hasCalendar = (route: RouteName): boolean => routes.includes(route);
