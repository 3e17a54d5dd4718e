import { createBareNginxConfig, selectConstantHeaders } from './bare-nginx.ts';

const place = { publicFolder: '/site/public', runDir: '/run', port: 8080 };

it('selects the headers that nginx does not write itself', () => {
  const headers = { ETag: '"a"', Vary: 'Accept-Encoding', date: 'now', 'content-length': '1', 'x-request-id': '1-2' };
  expect(selectConstantHeaders(Object.entries(headers))).toEqual([
    ['Vary', 'Accept-Encoding'],
    ['x-request-id', '1-2'],
  ]);
});

it('sends the headers of each path, and none where it is truly bare', () => {
  const headersByPath = new Map([['/uz', [['Speculation-Rules', '"/rules.json"']] as const]]);
  expect(createBareNginxConfig({ ...place, headersByPath })).toContain(
    String.raw`location = "/uz" { try_files $uri $uri/index.html =404; add_header Speculation-Rules "\"/rules.json\""; }`,
  );
  const bare = createBareNginxConfig(place);
  expect(bare).toContain('location / { try_files $uri $uri/index.html =404; }');
  expect(bare).not.toContain('add_header');
});
