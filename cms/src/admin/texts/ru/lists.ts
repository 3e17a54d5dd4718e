import type { GroupsTexts } from '../en/lists.ts';

export const russianGroups: GroupsTexts = {
  'ochiq.groups.press': 'Пресс-центр',
  'ochiq.groups.documents': 'Документы',
  'ochiq.groups.institution': 'Учреждение',
  'ochiq.groups.citizens': 'Услуги и граждане',
  'ochiq.groups.site': 'Сайт',
  'ochiq.groups.none': 'Ничего с таким названием нет.',
};
