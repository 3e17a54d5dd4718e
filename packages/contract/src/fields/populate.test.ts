import { buildPopulate } from './populate.ts';

test('populates media, relations, components and blocks at every depth', () => {
  expect(buildPopulate('news')).toEqual({
    cover: { populate: { image: true } },
    category: { fields: ['documentId'] },
    tags: { fields: ['documentId'] },
    video: { populate: { file: true, captions: true } },
    gallery: { populate: { image: true } },
    attachments: { populate: { file: true } },
    changeNotes: true,
  });
  expect(buildPopulate('section-page')).toMatchObject({
    blocks: {
      on: {
        'block.gallery': { populate: { pictures: { populate: { image: true } } } },
        'block.people': { populate: { people: { fields: ['documentId'] } } },
      },
    },
  });
});
