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
  'ochiq.lists.outdated': 'устарело',
  'ochiq.lists.waiting': 'ожидает',
  'ochiq.lists.published': 'опубликовано',
  'ochiq.lists.viewed': '{views, plural, one {# просмотр} few {# просмотра} many {# просмотров} other {# просмотра}} за 30 дней',
  'ochiq.lists.saver': 'Кто сохранил последним',
  'ochiq.lists.filter': 'Состояние на языке',
  'ochiq.lists.filter.any': 'В любом состоянии',
  'ochiq.lists.languages': 'Языки',
  'ochiq.lists.behind': 'Текст ({language}) заново опубликован {at}. Этот перевод старше.',
  'ochiq.lists.compare': 'Что в нём изменилось',
  'ochiq.lists.side-by-side': 'Рядом с исходным',
  'ochiq.lists.confirm': 'Изменение не требует перевода',
  'ochiq.lists.confirm.lead':
    'Тогда перевод ({language}) считается сделанным с нынешнего текста. После следующего изменения он снова устареет. Записывается, кто это решил.',
  'ochiq.lists.confirm.reason': 'Почему (необязательно)',
  'ochiq.lists.said':
    'Отметили, что перевод не нужен: {names}. То же должен отметить ещё один сотрудник, который может согласовать запись.',
  'ochiq.lists.confirmed': '{at} {name}: изменение текста не требует перевода.',
  'ochiq.lists.confirmed.reason': 'Причина: {reason}',
  'ochiq.lists.views': 'Сохранённые фильтры',
  'ochiq.lists.views.none': 'Фильтров этого списка вы не сохраняли.',
  'ochiq.lists.views.help': 'Сохраняет, по чему список отобран и упорядочен сейчас. Это видите только вы.',
  'ochiq.lists.views.name': 'Название этих фильтров',
  'ochiq.lists.views.save': 'Сохранить',
  'ochiq.lists.views.rename': 'Переименовать «{name}»',
  'ochiq.lists.views.delete': 'Удалить «{name}»',
  'ochiq.lists.views.close': 'Закрыть',
  'ochiq.lists.views.missing': 'без поля {fields}: его больше нет',
  'ochiq.lists.views.broken': 'Сохранённые фильтры не удалось прочитать. Откройте список ещё раз.',
  'ochiq.lists.views.names': 'Название «{name}»',
};
