import type { FactorTexts } from '../en/factor.ts';

export const russianFactor: FactorTexts = {
  'ochiq.factor.title': 'Защита входа',
  'ochiq.factor.lead': 'Код с телефона или ключ доступа вдобавок к паролю и устройства, на которых вы вошли.',
  'ochiq.factor.ask': 'Ещё один шаг: ваш код',
  'ochiq.factor.ask-lead':
    'Введите код, который показывает приложение на телефоне. Если телефона нет, введите один из кодов восстановления.',
  'ochiq.factor.code': 'Код',
  'ochiq.factor.remember': 'Не спрашивать код в этом браузере 30 дней',
  'ochiq.factor.continue': 'Продолжить',
  'ochiq.factor.sign-out': 'Выйти',
  'ochiq.factor.forced': 'Ваша роль требует второго фактора',
  'ochiq.factor.enrol-lead': 'Вы будете входить с паролем и кодом из приложения на телефоне. Чтобы настроить его, введите пароль.',
  'ochiq.factor.password': 'Ваш пароль',
  'ochiq.factor.enrol-lead-provider': 'После входа через провайдера нужно будет вводить код из приложения на телефоне.',
  'ochiq.factor.provider-fresh': 'Вход у провайдера только что выполнен: этим подтверждено, что это вы.',
  'ochiq.factor.provider-over':
    'У вас нет пароля, поэтому подтвердить, что это вы, должен провайдер. Сеанс завершится, вы снова войдёте у провайдера и вернётесь на эту страницу.',
  'ochiq.factor.provider-confirm': 'Подтвердить у провайдера',
  'ochiq.factor.begin': 'Настроить',
  'ochiq.factor.scan':
    'Откройте на телефоне приложение для кодов, например Aegis, FreeOTP или Google Authenticator, и считайте им эту картинку.',
  'ochiq.factor.picture': 'QR-код с ключом',
  'ochiq.factor.key': 'Или введите в приложение этот ключ:',
  'ochiq.factor.first-code': 'Код, который приложение показывает сейчас',
  'ochiq.factor.confirm': 'Проверить код',
  'ochiq.factor.codes': 'Коды восстановления',
  'ochiq.factor.codes-lead':
    'Каждый из них один раз заменяет телефон. Они показаны только сейчас: распечатайте их или сохраните в надёжном месте.',
  'ochiq.factor.download': 'Сохранить в файл',
  'ochiq.factor.stored': 'Коды сохранены',
  'ochiq.factor.finish': 'Завершить',
  'ochiq.factor.off': 'Второй фактор отключён: панель открывается одним паролем.',
  'ochiq.factor.on': 'Второй фактор включён.',
  'ochiq.factor.left':
    '{count, plural, =0 {Кодов восстановления не осталось.} one {Остался # код восстановления.} few {Осталось # кода восстановления.} other {Осталось # кодов восстановления.}}',
  'ochiq.factor.required':
    'Его требует ваша роль. Для нового телефона сначала добавьте ключ доступа или попросите администратора сбросить второй фактор.',
  'ochiq.factor.current': 'Текущий код из приложения',
  'ochiq.factor.new-codes': 'Получить новые коды восстановления',
  'ochiq.factor.turn-off': 'Отключить',
  'ochiq.factor.broken': 'Не удалось узнать, как защищён ваш вход. Загрузите страницу ещё раз.',
  'ochiq.factor.sessions': 'Устройства, на которых вы вошли',
  'ochiq.factor.sessions-link': 'Показать и завершить сеансы',
  'ochiq.factor.others': 'Второй фактор других людей',
  'ochiq.factor.roles': 'Роли, которые требуют второго фактора',
  'ochiq.factor.save': 'Сохранить роли',
  'ochiq.factor.saved': 'Сохранено. Людей с этими ролями спросят сразу.',
  'ochiq.factor.people': 'Сбросить второй фактор человека',
  'ochiq.factor.people-lead':
    'Для тех, кто потерял телефон или ключи доступа, а с ними и коды восстановления. Убедитесь, что просит именно этот человек. Все его сеансы завершатся.',
  'ochiq.factor.none': 'Второго фактора пока нет ни у кого.',
  'ochiq.factor.person': 'Человек',
  'ochiq.factor.reset': 'Сбросить',
  'ochiq.factor.was-reset': 'Второй фактор сброшен.',
};
