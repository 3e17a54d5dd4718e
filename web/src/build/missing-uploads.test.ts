import { exampleContent } from '../../test/example-content';
import { findMissingUploads } from './missing-uploads';

afterEach(() => {
  jest.restoreAllMocks();
});

it('finds missing files of the media library, and downloads none', async () => {
  const missingUpload = '/uploads/suv_sathi_5f1c2ab3d4.csv';
  const methods = new Set<string | undefined>();
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    methods.add(init?.method);
    const status = url instanceof URL && url.pathname === missingUpload ? 404 : 200;
    return Promise.resolve(new Response(null, { status }));
  });
  expect([...(await findMissingUploads(exampleContent('full'), { cmsUrl: 'http://cms.example' }))]).toEqual([missingUpload]);
  expect([...methods]).toEqual(['HEAD']);
});
