import { errors } from '@strapi/utils';

import { inEditorsLanguage } from '../../panel/in-editors-language';
import { knowingAvif, type ImageService } from '../../uploads/knowing-avif';
import { fromAddressTexts } from '../../uploads/refusal-texts';
import { carefulUploads, type UploadServiceMaker } from '../../uploads/upload-service';

type Plugin = {
  services: { upload: UploadServiceMaker; 'image-manipulation': ImageService };
  controllers: Record<'admin-upload', Record<string, unknown>>;
};

/**
 * What of the plugin is ours: no file is kept unseen, and none is fetched. Strapi follows redirects after it has looked
 * whether an address is one of the inner network.
 */
export default (plugin: Plugin): Plugin => {
  plugin.services.upload = carefulUploads(plugin.services.upload);
  plugin.services['image-manipulation'] = knowingAvif(plugin.services['image-manipulation']);
  plugin.controllers['admin-upload']['uploadFromUrls'] = () => {
    throw new errors.ForbiddenError(inEditorsLanguage(strapi, fromAddressTexts));
  };
  return plugin;
};
