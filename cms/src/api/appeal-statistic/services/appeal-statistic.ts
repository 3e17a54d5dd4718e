import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::appeal-statistic.appeal-statistic');
