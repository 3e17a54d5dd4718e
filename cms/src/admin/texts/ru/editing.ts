import type { CopiesTexts, MergeTexts, PresenceTexts, SessionTexts } from '../en/editing.ts';

export const russianCopies: CopiesTexts = {
  'ochiq.copies.stored': 'Ещё не сохранено. Текст хранится в этом браузере: {when}.',
  'ochiq.copies.broken':
    'Ещё не сохранено, и этот браузер не может хранить текст: место закончилось или хранение отключено. Сохраняйте чаще.',
  'ochiq.copies.too-large': 'Ещё не сохранено, и для хранения в браузере текста слишком много. Сохраняйте чаще.',
  'ochiq.copies.found': 'Здесь остался ваш несохранённый текст: {when}.',
  'ochiq.copies.restore': 'Вернуть его в форму',
  'ochiq.copies.drop': 'Удалить его',
  'ochiq.copies.restored': 'Ваш текст снова в форме. Он ещё не сохранён.',
};

export const russianMerge: MergeTexts = {
  'ochiq.merge.conflict': 'Пока вы писали, запись изменили — {name}, {when}. Ваш текст не потерян, и чужой тоже.',
  'ochiq.merge.somebody': 'кто-то другой',
  'ochiq.merge.compare': 'Сравнить и выбрать',
  'ochiq.merge.copy': 'Сохранить моё как новый черновик',
  'ochiq.merge.copied': 'Ваш текст сохранён отдельным черновиком. Связи с другими записями в нём нужно выбрать заново.',
  'ochiq.merge.copy-failed': 'Черновик не сохранён. Ваш текст остался в форме.',
  'ochiq.merge.unread': 'Не удалось прочитать другую версию. Попробуйте ещё раз.',
  'ochiq.merge.title': 'Две версии этой записи',
  'ochiq.merge.restore-title': 'Ваш текст и сохранённая версия',
  'ochiq.merge.hint':
    'То, что изменил только один из вас, берётся как есть. Там, где оба изменили одно и то же, выберите. Результат попадёт в форму: прочитайте его там и сохраните.',
  'ochiq.merge.theirs-only': 'Взято из сохранённой версии: {fields}',
  'ochiq.merge.mine-only': 'Оставлено ваше: {fields}',
  'ochiq.merge.joined': 'Соединено из обеих версий: {fields}',
  'ochiq.merge.choose': '{field}, место {number} из {count}',
  'ochiq.merge.mine': 'Моё',
  'ochiq.merge.theirs': 'Сохранённое',
  'ochiq.merge.both': 'Оба, моё ниже',
  'ochiq.merge.empty': '(пусто)',
  'ochiq.merge.all-mine': 'Везде моё',
  'ochiq.merge.all-theirs': 'Везде сохранённое',
  'ochiq.merge.left':
    '{count, plural, =0 {Всё выбрано.} one {Осталось выбрать # место.} few {Осталось выбрать # места.} many {Осталось выбрать # мест.} other {Осталось выбрать # места.}}',
  'ochiq.merge.apply': 'Перенести в форму',
  'ochiq.merge.cancel': 'Отмена',
  'ochiq.merge.applied': 'Обе версии соединены в форме. Ничего ещё не сохранено.',
};

export const russianPresence: PresenceTexts = {
  'ochiq.presence.title': 'Здесь же, на этом языке',
  'ochiq.presence.unnamed': 'Пользователь без имени',
  'ochiq.presence.yourself': 'Вы в другом окне',
  'ochiq.presence.since': 'с {time}',
  'ochiq.presence.editing': 'есть несохранённый текст',
  'ochiq.presence.has-entry': 'редактирует эту запись',
  'ochiq.presence.take-over': 'Взять себе',
  'ochiq.presence.hint': 'Ничего не заблокировано: кто сохранит вторым, сравнит оба текста. Сначала договоритесь друг с другом.',
  'ochiq.presence.taken': 'Эту запись взял себе другой пользователь: {name}, {time}. Ваш текст остаётся в форме.',
  'ochiq.presence.take-back': 'Взять обратно',
};

export const russianSession: SessionTexts = {
  'ochiq.session.title': 'Ваш сеанс завершён',
  'ochiq.session.explanation': 'Форма осталась на месте со всем, что вы написали. Введите пароль и продолжайте с того же места.',
  'ochiq.session.person': 'Вы — {email}',
  'ochiq.session.password': 'Пароль',
  'ochiq.session.sign-in': 'Войти и продолжить',
  'ochiq.session.decline': 'Покинуть форму',
  'ochiq.session.wrong': 'Войти не удалось: {reason}',
};
