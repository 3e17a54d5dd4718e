import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::appeal-statistic.appeal-statistic');
