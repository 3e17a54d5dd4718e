import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::appeal-statistic.appeal-statistic', { only: ['find', 'findOne'] });
