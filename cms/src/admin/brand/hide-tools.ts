import type { StrapiApp } from '@strapi/strapi/admin';

/**
 * The pages behind these rights are of no use on a running site: types are changed in the code, and packages are
 * installed with it. Accounts of citizens are handled by our own code, which knows no providers, letters and settings of
 * Strapi's plugin, and a role of that plugin would open the content API to strangers. Data are not transferred between
 * instances, so that no token for it works. They are hidden even from users who have the rights.
 */
const unusedRights: ReadonlySet<string> = new Set([
  'plugin::content-type-builder.read',
  'admin::marketplace.read',
  'admin::transfer.tokens.access',
  'admin::transfer.tokens.create',
  ...['roles.create', 'roles.read', 'providers.read', 'email-templates.read', 'advanced-settings.read'].map(
    (right) => `plugin::users-permissions.${right}`,
  ),
]);

/** The widget that counts types, components, webhooks and tokens, with links to pages that are not there. */
const statisticsWidget = 'key-statistics';

type Right = { action: string };
type Middleware = () => (next: (rights: readonly Right[]) => unknown) => (rights: readonly Right[]) => unknown;
type WidgetList = readonly { id: string }[];
type App = {
  addRBACMiddleware: (middleware: Middleware) => void;
  widgets: { register: (change: (widgets: WidgetList) => WidgetList) => void };
};

/** Leaves out the rights whose menu entries are hidden. */
export const filterUnusedRights: Middleware = () => (next) => (rights) => next(rights.filter(({ action }) => !unusedRights.has(action)));

/** Removes developer tools from the panel; call it before the panel starts. */
export function hideTools(app: StrapiApp): void {
  // Strapi 5.54.0 types middlewares by the complete user, and widgets by its own additions.
  const { addRBACMiddleware, widgets } = app as unknown as App;
  addRBACMiddleware(filterUnusedRights);
  widgets.register((all) => all.filter(({ id }) => id !== statisticsWidget));
}
