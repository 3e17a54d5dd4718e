import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::news-comment.news-comment', { only: ['find', 'findOne'] });
