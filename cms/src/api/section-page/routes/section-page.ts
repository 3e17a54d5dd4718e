import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::section-page.section-page', { only: ['find', 'findOne'] });
