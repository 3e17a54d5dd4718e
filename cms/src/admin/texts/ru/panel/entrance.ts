/** Signing in and the first page. */
export const entrance: Readonly<Record<string, string>> = {
  'Auth.form.welcome.subtitle': 'Войдите в панель управления сайтом',
  'Auth.form.welcome.title': 'Добро пожаловать!',
  'HomePage.header.subtitle': 'Добро пожаловать в панель управления сайтом',
  'HomePage.addWidget.button': 'Добавить виджет',
  'HomePage.addWidget.noWidgetsAvailable': 'Нет виджетов, которые можно добавить',
  'HomePage.addWidget.title': 'Добавить виджет',
  'HomePage.widget.delete': 'Удалить',
  'HomePage.widget.drag': 'Потяните, чтобы переместить',
};
