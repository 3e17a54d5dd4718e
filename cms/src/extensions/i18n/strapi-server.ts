import { syncDifferences } from '../../shared-fields/sync-differences';

type Plugin = { services: { localizations: Parameters<typeof syncDifferences>[0] } };

/** What of the plugin is ours: saving one language changes the others only where a shared value has changed. */
export default (plugin: Plugin): Plugin => {
  plugin.services.localizations = syncDifferences(plugin.services.localizations);
  return plugin;
};
