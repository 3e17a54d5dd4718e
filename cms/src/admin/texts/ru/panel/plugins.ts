/** The list of installed plugins. */
export const russianPlugins = {
  User: 'Учётные записи граждан',
  'app.components.LeftMenuLinkContainer.settings': 'Настройки',
  'global.marketplace': 'Магазин плагинов',
  'content-type-builder.plugin.name': 'Типы содержимого',
  'global.plugins': 'Плагины',
  'global.plugins.content-manager': 'Содержимое',
  'global.plugins.content-manager.description': 'Быстрый способ смотреть, изменять и удалять данные в базе.',
  'global.plugins.content-type-builder': 'Типы содержимого',
  'global.plugins.content-type-builder.description': 'Устройство содержимого: поля и связи.',
  'global.plugins.email': 'Электронная почта',
  'global.plugins.email.description': 'Настройки писем, которые отправляет сайт.',
  'global.plugins.i18n': 'Языки',
  'global.plugins.i18n.description': 'Позволяет создавать, читать и изменять содержимое на разных языках.',
  'global.plugins.upload': 'Медиатека',
  'global.plugins.upload.description': 'Изображения и другие файлы.',
  'global.plugins.users-permissions': 'Пользователи и разрешения',
  'global.plugins.users-permissions.description':
    'Защищает API полной аутентификацией на основе JWT и управляет разрешениями групп пользователей.',
} as const;
