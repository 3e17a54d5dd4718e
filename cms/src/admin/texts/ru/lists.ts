import type { GroupsTexts, ListsTexts } from '../en/lists.ts';

export const russianGroups: GroupsTexts = {
  'ochiq.groups.press': 'Пресс-центр',
  'ochiq.groups.documents': 'Документы',
  'ochiq.groups.institution': 'Учреждение',
  'ochiq.groups.citizens': 'Услуги и граждане',
  'ochiq.groups.site': 'Сайт',
  'ochiq.groups.none': 'Ничего с таким названием нет.',
};

export const russianLists: ListsTexts = {
  'ochiq.lists.states': 'Состояние по языкам',
  'ochiq.lists.none': 'нет текста',
  'ochiq.lists.draft': 'черновик',
  'ochiq.lists.changed': 'изменено',
  'ochiq.lists.published': 'опубликовано',
  'ochiq.lists.views': '{views, plural, one {# просмотр} few {# просмотра} many {# просмотров} other {# просмотра}} за 30 дней',
};
