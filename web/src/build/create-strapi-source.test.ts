import { media, pictureMedia } from '@ochiq/contract/fields/media';

type CleanData = (entry: object, context: object, version: number) => { picture: unknown; document: unknown };
const { cleanData } = jest.requireActual<{ cleanData: CleanData }>('gatsby-source-strapi/dist/clean-data');

const row = { name: 'a.jpg', hash: 'a_1', ext: '.jpg', mime: 'image/jpeg', size: 1, width: 10, height: 20, url: '/uploads/a_1.jpg' };
const words = { uz: { caption: 'Quduq', source: 'A. Karimov' } };
const picture = { ...row, updatedAt: '2026-11-20T04:05:06.789Z', words, focalPoint: { x: 0, y: 100 } };
const pdf = { title: '', language: 'ru', isTagged: true, pages: 1, hasText: true };
const document = { ...row, name: 'a.pdf', ext: '.pdf', mime: 'application/pdf', url: '/uploads/a_1.pdf', pdf };

/** A type with two files, as the plugin is told of it. */
const attributes = { picture: { type: 'media' }, document: { type: 'media' } };
const schemas = [{ uid: 'api::a.a', schema: { attributes } }];

it('hands over what the site reads of a file, as the publisher reads it', () => {
  const cleaned = cleanData({ picture, document }, { schemas, contentTypeUid: 'api::a.a' }, 5);
  expect(pictureMedia.parse(cleaned.picture)).toEqual(pictureMedia.parse(picture));
  expect(media.parse(cleaned.document)).toEqual(media.parse(document));
});
