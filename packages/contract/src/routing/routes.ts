type Route = {
  /** The path without a language prefix; `:name` is a parameter of one segment, `:name+` one of several. */
  path: `/${string}`;
  /** The file in `web/src/templates` that shows it. */
  template: string;
};

/**
 * The second of the two tables: every page of the site (.github/ARCHITECTURE.md, "Routes and navigation"). Each exists
 * unprefixed and under `/uz`, `/ru` and `/en`.
 */
export const routes = {
  home: { path: '/', template: 'home' },

  about: { path: '/about', template: 'section' },
  activities: { path: '/activities', template: 'section' },
  antimonopoly: { path: '/antimonopoly', template: 'section' },
  audit: { path: '/audit', template: 'section' },
  corruption: { path: '/corruption', template: 'section' },
  gender: { path: '/gender', template: 'section' },
  international: { path: '/international', template: 'section' },
  youth: { path: '/youth', template: 'section' },
  login: { path: '/login', template: 'sign-in' },
  signup: { path: '/signup', template: 'sign-in' },
  privacy: { path: '/privacy', template: 'section' },
  accessibility: { path: '/accessibility', template: 'section' },

  news: { path: '/news', template: 'news-list' },
  'news-year': { path: '/news/:year', template: 'news-list' },
  'news-year-period': { path: '/news/:year/:period', template: 'news-list' },
  'news-category': { path: '/news/category/:slug', template: 'news-list' },
  'news-category-period': { path: '/news/category/:slug/:period', template: 'news-list' },
  'news-tag': { path: '/news/tag/:slug', template: 'news-list' },
  'news-tag-period': { path: '/news/tag/:slug/:period', template: 'news-list' },
  'news-item': { path: '/news/:slug', template: 'news-item' },
  'blog-grid': { path: '/blog-grid', template: 'news-grid' },
  'blog-grid-period': { path: '/blog-grid/:period', template: 'news-grid' },
  'blog-sidebar': { path: '/blog-sidebar', template: 'news-sidebar' },
  'blog-sidebar-period': { path: '/blog-sidebar/:period', template: 'news-sidebar' },
  'blog-details': { path: '/blog-details', template: 'news-item' },

  press: { path: '/press', template: 'press' },
  announcements: { path: '/announcements', template: 'announcement-list' },
  announcement: { path: '/announcements/:slug', template: 'announcement' },
  'press-conferences': { path: '/press-conferences', template: 'press-conference-list' },
  'press-conference': { path: '/press-conferences/:slug', template: 'press-conference' },

  documents: { path: '/documents', template: 'document-list' },
  'documents-kind': { path: '/documents/kind/:kind', template: 'document-list' },
  'documents-year': { path: '/documents/year/:year', template: 'document-list' },
  'documents-status': { path: '/documents/status/:status', template: 'document-list' },
  decisions: { path: '/decisions', template: 'document-list' },
  constitution: { path: '/constitution', template: 'document-list' },
  document: { path: '/documents/:slug', template: 'document' },

  administration: { path: '/administration', template: 'people-list' },
  ministers: { path: '/ministers', template: 'people-list' },
  team: { path: '/team', template: 'people-cards' },
  team2: { path: '/team2', template: 'people-list' },
  person: { path: '/administration/:slug', template: 'person' },

  structure: { path: '/structure', template: 'structure' },
  'central-apparatus': { path: '/central-apparatus', template: 'unit-list' },
  suborg: { path: '/suborg', template: 'unit-list' },
  unit: { path: '/suborg/:slug', template: 'unit' },

  services: { path: '/services', template: 'service-cards' },
  'services-2': { path: '/services-2', template: 'service-list' },
  'public-services': { path: '/public-services', template: 'service-registry' },
  'service-details': { path: '/service-details', template: 'service' },
  service: { path: '/services/:slug', template: 'service' },

  project: { path: '/project', template: 'project-list' },
  'investment-projects': { path: '/investment-projects', template: 'project-list' },
  'project-details': { path: '/project-details', template: 'project' },
  'project-item': { path: '/project/:slug', template: 'project' },

  vacancy: { path: '/vacancy', template: 'vacancy-list' },
  'vacancy-item': { path: '/vacancy/:slug', template: 'vacancy' },
  tenders: { path: '/tenders', template: 'tender-list' },
  tender: { path: '/tenders/:slug', template: 'tender' },
  open: { path: '/open', template: 'dataset-list' },
  dataset: { path: '/open/:slug', template: 'dataset' },

  faq: { path: '/faq', template: 'faq' },
  review: { path: '/review', template: 'review' },
  appeals: { path: '/appeals', template: 'appeals' },
  contact: { path: '/contact', template: 'contact' },
  'trust-phone': { path: '/trust-phone', template: 'trust-phone' },
  search: { path: '/search', template: 'search' },
  'site-map': { path: '/site-map', template: 'site-map' },
  /** What a browser keeps to be read without a line; the service worker fills it. */
  offline: { path: '/offline', template: 'offline' },

  /** The page of a signed-in reader's own data; the edge fills it. */
  account: { path: '/account', template: 'account' },
  /** A page with a single form, which is also the address it is posted to: the edge handles the POST. */
  form: { path: '/forms/:form', template: 'form' },
  /** The page that confirms an accepted form. */
  sent: { path: '/forms/:form/sent', template: 'sent' },

  'not-found': { path: '/404.html', template: 'not-found' },
  error: { path: '/error-:status.html', template: 'error' },

  /** Editors' own pages: their address is their place in the tree. The last one, so that no other route's path is theirs. */
  page: { path: '/:path+', template: 'section' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
export type TemplateName = (typeof routes)[RouteName]['template'];

export const routeNames = Object.keys(routes) as readonly RouteName[];

type ParamNames<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}.${infer Tail}`
    ? Name | ParamNames<Tail>
    : Rest extends `${infer Name}/${infer Tail}`
      ? Name | ParamNames<Tail>
      : Rest extends `${infer Name}+`
        ? Name
        : Rest
  : never;

/** The parameters that a route's path takes. */
export type RouteParams<R extends RouteName> = Readonly<Record<ParamNames<(typeof routes)[R]['path']>, string>>;

/** Routes whose path takes no parameter. */
export type FixedRouteName = { [R in RouteName]: ParamNames<(typeof routes)[R]['path']> extends never ? R : never }[RouteName];
