import { bulkPublishing, type DocumentManagerMaker } from '../../publish-guard/bulk-publishing';
import { uzbekSlugs, type UidServiceMaker } from '../../slugs/uid-service';

type Plugin = { services: { uid: UidServiceMaker; 'document-manager': DocumentManagerMaker } };

/** What of the plugin is ours: how a slug is made from a name, and that what is published at once may lead to each other. */
export default (plugin: Plugin): Plugin => {
  plugin.services.uid = uzbekSlugs(plugin.services.uid);
  plugin.services['document-manager'] = bulkPublishing(plugin.services['document-manager']);
  return plugin;
};
