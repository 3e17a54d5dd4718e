/** The settings of the plugin that keeps the accounts of readers. */
export const accounts: Readonly<Record<string, string>> = {
  'app.utils.show-bound-route': 'Показать путь, связанный с {route}',
  'users-permissions.Email.template.email_confirmation': 'Подтверждение адреса электронной почты',
  'users-permissions.Email.template.reset_password': 'Сброс пароля',
  'users-permissions.List.button.roles': 'Добавить роль',
  'users-permissions.Settings.roles.created': 'Роль создана',
  'users-permissions.Settings.section-label': 'Учётные записи пользователей',
  'users-permissions.notification.error': 'Произошла ошибка',
  'users-permissions.notification.success.saved': 'Сохранено',
};
