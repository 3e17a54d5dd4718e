type Attribute = Readonly<Record<string, unknown>>;

type Plugin = {
  contentTypes: { user: { schema: { attributes: Record<string, Attribute> } } };
  routes: Record<string, unknown>;
};

/**
 * Extends the plugin: an account has a name, an address has one account, and accounts are reached through the
 * submission API only.
 */
export default (plugin: Plugin): Plugin => {
  const { attributes } = plugin.contentTypes.user.schema;
  attributes['name'] = { type: 'string', maxLength: 100 };
  // Two that sign up at the same moment have passed every check but that of the database itself.
  attributes['email'] = { ...attributes['email'], column: { unique: true } };
  plugin.routes['content-api'] = { type: 'content-api', routes: [] };
  return plugin;
};
