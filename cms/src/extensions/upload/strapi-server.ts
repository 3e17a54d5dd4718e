import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { allowReadingSettings } from '../../platform/panel-words/quiet-answers';
import { createRefusal } from '../../platform/strapi/refusal';
import { type ImageService, type UploadServiceFactory, withAvifSupport, withUploadChecks } from '../../platform/uploads/upload-service';
import { fromAddressTexts } from '../../platform/uploads/upload-refusal';
import { withUsedFileGuard, withUsedFilesGuard, withUsedFoldersGuard, withBulkDeleteGuard } from '../../content/uses/with-used-files-guard';

type Plugin = {
  contentTypes: { file: { schema: { attributes: Record<string, object> } } };
  services: {
    upload: UploadServiceFactory;
    'image-manipulation': ImageService;
    file: Parameters<typeof withUsedFilesGuard>[0];
    folder: Parameters<typeof withUsedFoldersGuard>[0];
  };
  controllers: {
    'admin-upload': Record<string, unknown>;
    'admin-settings': Parameters<typeof allowReadingSettings>[1];
    'admin-folder-file': { deleteMany: Parameters<typeof withBulkDeleteGuard>[0] };
  };
  routes: { admin: { routes: Parameters<typeof allowReadingSettings>[0] } };
};

/** What the CMS stores of a file besides; only the panel's own routes use the hashes. */
const ownAttributes = {
  words: { type: 'json' },
  pdf: { type: 'json' },
  contentHash: { type: 'string', private: true, searchable: false },
  pictureHash: { type: 'string', private: true, searchable: false },
};

/**
 * Extends the plugin: every file is checked, no used file is deleted, and none is fetched by its address. Strapi checks
 * for addresses of the inner network before it follows redirects.
 */
export default (plugin: Plugin): Plugin => {
  Object.assign(plugin.contentTypes.file.schema.attributes, ownAttributes);
  plugin.services.upload = withUsedFileGuard(withUploadChecks(plugin.services.upload));
  plugin.services.file = withUsedFilesGuard(plugin.services.file);
  plugin.services.folder = withUsedFoldersGuard(plugin.services.folder);
  const bulk = plugin.controllers['admin-folder-file'];
  bulk.deleteMany = withBulkDeleteGuard(bulk.deleteMany);
  plugin.services['image-manipulation'] = withAvifSupport(plugin.services['image-manipulation']);
  plugin.controllers['admin-upload']['uploadFromUrls'] = () => {
    throw createRefusal(translateForEditor(strapi, fromAddressTexts));
  };
  allowReadingSettings(plugin.routes.admin.routes, plugin.controllers['admin-settings']);
  return plugin;
};
