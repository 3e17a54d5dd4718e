import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::tender.tender', { only: ['find', 'findOne'] });
