/** The first page. */
export const russianHome = {
  'HomePage.addWidget.button': 'Добавить виджет',
  'HomePage.addWidget.noWidgetsAvailable': 'Нет виджетов, которые можно добавить',
  'HomePage.addWidget.selectWidget': 'Выбрать виджет «{widgetName}»',
  'HomePage.addWidget.title': 'Добавить виджет',
  'HomePage.head.title': 'Главная',
  'HomePage.header.subtitle': 'Добро пожаловать в панель управления сайтом',
  'HomePage.header.title': 'Здравствуйте, {name}!',
  'HomePage.widget.delete': 'Удалить',
  'HomePage.widget.drag': 'Потяните, чтобы переместить',
  'HomePage.widget.error': 'Не удалось загрузить виджет.',
  'HomePage.widget.loading': 'Загружается виджет',
  'HomePage.widget.no-data': 'Ничего не найдено.',
  'HomePage.widget.no-permissions': 'У вас нет прав на просмотр этого виджета',
  'widget.key-statistics.list.assets': 'Файлы',
  'widget.key-statistics.list.contentTypes': 'Типы содержимого',
  'widget.key-statistics.list.locales': 'Языки',
} as const;
