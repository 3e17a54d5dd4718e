import { errors } from '@strapi/utils';

import { inEditorsLanguage } from '../../panel/in-editors-language';
import { letSettingsBeRead } from '../../panel/quiet-answers';
import { knowingAvif, type ImageService } from '../../uploads/knowing-avif';
import { fromAddressTexts } from '../../uploads/refusal-texts';
import { carefulUploads, type UploadServiceMaker } from '../../uploads/upload-service';
import { keepUsedFile, keepUsedFiles, keepUsedFolders, keepUsedTogether } from '../../uses/keep-used-files';

type Plugin = {
  services: {
    upload: UploadServiceMaker;
    'image-manipulation': ImageService;
    file: Parameters<typeof keepUsedFiles>[0];
    folder: Parameters<typeof keepUsedFolders>[0];
  };
  controllers: {
    'admin-upload': Record<string, unknown>;
    'admin-settings': Parameters<typeof letSettingsBeRead>[1];
    'admin-folder-file': { deleteMany: Parameters<typeof keepUsedTogether>[0] };
  };
  routes: { admin: { routes: Parameters<typeof letSettingsBeRead>[0] } };
};

/**
 * Extends the plugin: every file is checked, no used file is deleted, and none is fetched by its address. Strapi checks
 * for addresses of the inner network before it follows redirects.
 */
export default (plugin: Plugin): Plugin => {
  plugin.services.upload = keepUsedFile(carefulUploads(plugin.services.upload));
  plugin.services.file = keepUsedFiles(plugin.services.file);
  plugin.services.folder = keepUsedFolders(plugin.services.folder);
  const bulk = plugin.controllers['admin-folder-file'];
  bulk.deleteMany = keepUsedTogether(bulk.deleteMany);
  plugin.services['image-manipulation'] = knowingAvif(plugin.services['image-manipulation']);
  plugin.controllers['admin-upload']['uploadFromUrls'] = () => {
    throw new errors.ForbiddenError(inEditorsLanguage(strapi, fromAddressTexts));
  };
  letSettingsBeRead(plugin.routes.admin.routes, plugin.controllers['admin-settings']);
  return plugin;
};
