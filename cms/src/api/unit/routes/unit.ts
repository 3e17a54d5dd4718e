import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::unit.unit', { only: ['find', 'findOne'] });
