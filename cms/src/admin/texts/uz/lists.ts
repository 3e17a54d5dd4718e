import type { GroupsTexts } from '../en/lists.ts';

export const uzbekGroups: GroupsTexts = {
  'ochiq.groups.press': 'Matbuot markazi',
  'ochiq.groups.documents': 'Hujjatlar',
  'ochiq.groups.institution': 'Muassasa',
  'ochiq.groups.citizens': 'Xizmatlar va fuqarolar',
  'ochiq.groups.site': 'Sayt',
  'ochiq.groups.none': 'Bunday nomli boʻlim yoʻq.',
};
