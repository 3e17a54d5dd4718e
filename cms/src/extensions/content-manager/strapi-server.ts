import { bulkPublishing, type DocumentManagerMaker } from '../../publish-guard/bulk-publishing';
import { uzbekSlugs, type UidServiceMaker } from '../../slugs/uid-service';

type Plugin = { services: { uid: UidServiceMaker; 'document-manager': DocumentManagerMaker } };

/**
 * Extends the plugin: slugs are made from Uzbek names, and entries that are published together may link to each other.
 */
export default (plugin: Plugin): Plugin => {
  plugin.services.uid = uzbekSlugs(plugin.services.uid);
  plugin.services['document-manager'] = bulkPublishing(plugin.services['document-manager']);
  return plugin;
};
