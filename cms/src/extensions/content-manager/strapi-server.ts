import { uzbekSlugs, type UidServiceMaker } from '../../slugs/uid-service';

type Plugin = { services: Record<'uid', UidServiceMaker> };

/** What of the plugin is ours: how a slug is made from a name. */
export default (plugin: Plugin): Plugin => {
  plugin.services.uid = uzbekSlugs(plugin.services.uid);
  return plugin;
};
