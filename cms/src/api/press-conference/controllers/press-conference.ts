import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::press-conference.press-conference');
