import { populateOf } from './populate.ts';

test('media, relations, components and blocks are asked for as deep as they go', () => {
  expect(populateOf('news')).toEqual({
    cover: { populate: { image: true } },
    category: { fields: ['documentId'] },
    tags: { fields: ['documentId'] },
    video: { populate: { file: true, captions: true } },
    gallery: { populate: { image: true } },
    attachments: { populate: { file: true } },
    changeNotes: true,
  });
  expect(populateOf('section-page')).toMatchObject({
    blocks: {
      on: {
        'block.gallery': { populate: { pictures: { populate: { image: true } } } },
        'block.people': { populate: { people: { fields: ['documentId'] } } },
      },
    },
  });
});
