import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::press-conference.press-conference', { only: ['find', 'findOne'] });
