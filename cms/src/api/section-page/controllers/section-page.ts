import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::section-page.section-page');
