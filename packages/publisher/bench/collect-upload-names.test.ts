import { collectUploadNames } from './collect-upload-names.ts';

test('maps files by their addresses, wherever they occur in an entry', () => {
  const cover = { url: '/uploads/well_3c1c350686.webp', name: 'well.webp' };
  const order = { url: '/uploads/order_uz_3c1c350686.pdf', name: 'order.uz.pdf' };
  const link = { url: 'https://ochiq.example/', name: 'Elsewhere' };
  const entries = [{ type: 'news', value: { title: 'News', cover, blocks: [{ files: [order, null], link }] } }];
  expect([...collectUploadNames(entries)]).toEqual([
    [cover.url, 'well.webp'],
    [order.url, 'order.uz.pdf'],
  ]);
});
