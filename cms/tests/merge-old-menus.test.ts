import { menu } from '@ochiq/contract/fields/menu';

import { mergeOldMenus } from '../src/content/menus/merge-old-menus';

const below = (label: string, path: string) => ({ label, path });

test('makes one menu of all languages, whose readers see what they saw', () => {
  const merged = mergeOldMenus({
    uz: [{ label: 'Biz', path: '/about', links: [below('Maʼmuriyat', '/administration/'), below('Suv', '/news/suv')] }],
    ru: [{ label: 'О нас', path: '/about', links: [below('Вода', '/news/suv')] }, below('Связь', '/contact')],
  });
  expect(merged).toEqual([
    {
      ...{ id: 'item-1', target: 'route:about', labels: { uz: 'Biz', ru: 'О нас' }, hidden: [] },
      items: [
        { id: 'item-1-1', target: 'route:administration', labels: { uz: 'Maʼmuriyat' }, hidden: ['ru'], items: [] },
        { id: 'item-1-2', target: '/news/suv', labels: { uz: 'Suv', ru: 'Вода' }, hidden: [], items: [] },
      ],
    },
    { id: 'item-2', target: 'route:contact', labels: { ru: 'Связь' }, hidden: ['uz'], items: [] },
  ]);
  expect(menu.safeParse(merged).success).toBe(true);
});

test('keeps a path that occurs twice', () => {
  const merged = mergeOldMenus({ uz: [below('Bir', '/faq'), below('Ikki', '/faq')], en: [below('One', '/faq')] });
  expect(merged.map(({ labels, hidden }) => [labels, hidden])).toEqual([
    [{ uz: 'Bir', en: 'One' }, []],
    [{ uz: 'Ikki' }, ['en']],
  ]);
});
