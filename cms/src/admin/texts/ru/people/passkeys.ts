import type { PasskeyTexts } from '../../en/people/passkeys.ts';

export const russianPasskeys: PasskeyTexts = {
  'ochiq.passkeys.title': 'Ключи доступа',
  'ochiq.passkeys.lead':
    'Ключ доступа хранится на телефоне, компьютере или аппаратном ключе. Вы подтверждаете вход пальцем, лицом или PIN-кодом, и вводить, а значит и выманить, нечего.',
  'ochiq.passkeys.none': 'Ключей доступа у вас пока нет.',
  'ochiq.passkeys.added': 'Добавлен {day}',
  'ochiq.passkeys.used': 'последний раз использован {day}',
  'ochiq.passkeys.unused': 'ещё не использован',
  'ochiq.passkeys.add': 'Добавить ключ доступа',
  'ochiq.passkeys.full': 'Их может быть не больше {count}: удалите один, прежде чем добавить другой.',
  'ochiq.passkeys.name': 'Название ключа доступа',
  'ochiq.passkeys.name-hint': 'Такое, по которому вы узнаете устройство, например «Рабочий компьютер».',
  'ochiq.passkeys.default-name': 'Ключ доступа {number}',
  'ochiq.passkeys.create': 'Создать ключ доступа',
  'ochiq.passkeys.wait': 'Теперь подтвердите на устройстве: браузер покажет как.',
  'ochiq.passkeys.retry': 'Попробовать ещё раз',
  'ochiq.passkeys.cancel': 'Отмена',
  'ochiq.passkeys.rename': 'Переименовать «{name}»',
  'ochiq.passkeys.save': 'Сохранить название',
  'ochiq.passkeys.remove': 'Удалить «{name}»',
  'ochiq.passkeys.remove-last': 'Без него второго фактора у вас не останется.',
  'ochiq.passkeys.remove-required':
    'Это ваш единственный второй фактор, а ваша роль его требует: сначала добавьте другой ключ доступа или приложение.',
  'ochiq.passkeys.with': '{action}: ключом доступа',
  'ochiq.passkeys.recovery': 'Один из ваших кодов восстановления',
  'ochiq.passkeys.app-lead': 'Можно настроить и коды из приложения на телефоне — для устройства, на котором нет ваших ключей.',
  'ochiq.passkeys.app-off': 'Отключить приложение',
  'ochiq.passkeys.ask': 'Ещё один шаг: ваш ключ доступа',
  'ochiq.passkeys.ask-lead': 'Приготовьте телефон, компьютер или аппаратный ключ, на котором он хранится.',
  'ochiq.passkeys.use': 'Войти с ключом доступа',
  'ochiq.passkeys.remember': 'Не спрашивать ключ доступа в этом браузере 30 дней',
  'ochiq.passkeys.code-instead': 'Ввести код вместо него',
  'ochiq.passkeys.passkey-instead': 'Войти с ключом доступа вместо кода',
  'ochiq.passkeys.add-instead': 'Настроить вместо этого ключ доступа',
  'ochiq.passkeys.app-instead': 'Настроить вместо этого приложение',
  'ochiq.passkeys.unsupported': 'Этот браузер не умеет работать с ключами доступа: возьмите более новый или код.',
  'ochiq.passkeys.address':
    'Ключи доступа работают только по собственному адресу панели, через https или на этом компьютере: откройте {address} или возьмите код.',
  'ochiq.passkeys.no-address':
    'Ключи доступа здесь не работают: у панели ещё не задан собственный адрес. Возьмите код; адрес (PANEL_HOST) задаёт администратор.',
  'ochiq.passkeys.cancelled':
    'Ключ доступа не использован: вы отменили запрос или на этом устройстве вашего ключа нет. Попробуйте ещё раз, возьмите устройство с вашим ключом или введите код.',
  'ochiq.passkeys.not-made':
    'Ключ доступа не создан: вы отменили запрос или устройство не смогло. Попробуйте ещё раз или возьмите другое устройство.',
  'ochiq.passkeys.timed-out': 'Браузер ждал пять минут. Попробуйте ещё раз и подтвердите за это время.',
  'ochiq.passkeys.known': 'На этом устройстве уже есть ваш ключ доступа: возьмите другое устройство.',
  'ochiq.passkeys.failed': 'На этом устройстве не получилось. Попробуйте ещё раз, возьмите другое устройство или код.',
};
