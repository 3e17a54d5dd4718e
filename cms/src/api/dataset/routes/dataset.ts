import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::dataset.dataset', { only: ['find', 'findOne'] });
