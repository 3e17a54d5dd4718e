import { withBulkPublishing, type DocumentManagerFactory } from '../../content/publish-validation/publish-together';
import { withUzbekSlugs, type UidServiceFactory } from '../../content/slugs/fill-slugs';

type Plugin = { services: { uid: UidServiceFactory; 'document-manager': DocumentManagerFactory } };

/**
 * Extends the plugin: slugs are made from Uzbek names, and entries that are published together may link to each other.
 */
export default (plugin: Plugin): Plugin => {
  plugin.services.uid = withUzbekSlugs(plugin.services.uid);
  plugin.services['document-manager'] = withBulkPublishing(plugin.services['document-manager']);
  return plugin;
};
