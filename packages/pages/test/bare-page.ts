import type { PlannedPage } from '../src/page.ts';

/** Creates a planned page of which only the tested properties are given. */
export const createBarePage = (known: Partial<PlannedPage> & Pick<PlannedPage, 'path'>): PlannedPage => ({
  route: 'about',
  template: 'section',
  form: 'uz',
  locale: 'uz',
  page: () => {
    throw new Error('No page is made');
  },
  card: () => null,
  listing: () => null,
  ...known,
});
