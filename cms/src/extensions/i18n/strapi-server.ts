import { respondWithoutTranslationJob } from '../../platform/panel-words/quiet-answers';
import { syncDifferences } from '../../content/shared-fields';

type Plugin = {
  services: { localizations: Parameters<typeof syncDifferences>[0] };
  controllers: { 'ai-localization-jobs': unknown };
};

/**
 * Extends the plugin: saving one language changes the others only where a shared value has changed, and there is no
 * machine translation.
 */
export default (plugin: Plugin): Plugin => {
  plugin.services.localizations = syncDifferences(plugin.services.localizations);
  const jobs = { getJobForSingleType: respondWithoutTranslationJob, getJobForCollectionType: respondWithoutTranslationJob };
  plugin.controllers['ai-localization-jobs'] = () => jobs;
  return plugin;
};
