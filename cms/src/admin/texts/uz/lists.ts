import type { GroupsTexts, ListsTexts } from '../en/lists.ts';

export const uzbekGroups: GroupsTexts = {
  'ochiq.groups.press': 'Matbuot markazi',
  'ochiq.groups.documents': 'Hujjatlar',
  'ochiq.groups.institution': 'Muassasa',
  'ochiq.groups.citizens': 'Xizmatlar va fuqarolar',
  'ochiq.groups.site': 'Sayt',
  'ochiq.groups.none': 'Bunday nomli boʻlim yoʻq.',
};

export const uzbekLists: ListsTexts = {
  'ochiq.lists.states': 'Tillar boʻyicha holati',
  'ochiq.lists.none': 'matn yoʻq',
  'ochiq.lists.draft': 'qoralama',
  'ochiq.lists.changed': 'oʻzgartirilgan',
  'ochiq.lists.published': 'eʼlon qilingan',
  'ochiq.lists.views': '30 kunda {views} marta koʻrilgan',
};
