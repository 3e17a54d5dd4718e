import type { PublishingTexts } from '../en/publishing.ts';

const pages = '{pages, plural, one {# страница} few {# страницы} many {# страниц} other {# страницы}}';

/** The texts about the publication state. */
export const russianPublishing: PublishingTexts = {
  'ochiq.publishing.title': 'На сайте',
  'ochiq.publishing.widget.title': 'Публикация на сайте',
  'ochiq.publishing.away': 'Служба публикации не отвечает. Опубликованное сохраняется и появится на сайте, когда она вернётся.',
  'ochiq.publishing.starting': 'Служба публикации только что запущена и читает все данные. Подождите немного.',
  'ochiq.publishing.behind': 'Сайт отстаёт от опубликованного',
  'ochiq.publishing.document.queued': 'В очереди с {at}',
  'ochiq.publishing.document.rendering': 'Страницы готовятся с {at}',
  'ochiq.publishing.document.following':
    'Страница на сайте; за ней {count, plural, one {выйдет # страница, где она упомянута} few {выйдут # страницы, где она упомянута} many {выйдут # страниц, где она упомянута} other {выйдут # страницы, где она упомянута}}',
  'ochiq.publishing.document.live': 'На сайте с {at}',
  'ochiq.publishing.document.gone': 'Снято с сайта: {at}',
  'ochiq.publishing.document.failed': 'Не опубликовано ({at}): на сайте осталось прежнее',
  'ochiq.publishing.document.undone': 'Возвращено как было ({at}): сайт показывает прежнее',
  'ochiq.publishing.document.current': 'Сайт показывает опубликованную версию',
  'ochiq.publishing.document.draft': 'Черновик: на сайте его нет',
  'ochiq.publishing.open': 'Открыть страницу',
  'ochiq.publishing.overview.live': `Всё опубликованное на сайте: ${pages}`,
  'ochiq.publishing.overview.held': `На сайте всё, кроме не выпущенного: ${pages}`,
  'ochiq.publishing.overview.queue':
    'В очереди {count, plural, one {# запись} few {# записи} many {# записей} other {# записи}}, первая ждёт {seconds} с',
  'ochiq.publishing.last': 'Последние публикации',
  'ochiq.publishing.none': 'Публикаций пока нет',
  'ochiq.publishing.held': 'Не выпущено на сайт',
  'ochiq.publishing.broken': 'Опубликовано с неработающими ссылками или без файлов',
  'ochiq.publishing.broken.link': 'Ссылка никуда не ведёт и показана словами: {what}',
  'ochiq.publishing.broken.file': 'Файл пропал и не показан: {what}',
  'ochiq.publishing.broken.others': 'Ещё {count}',
  'ochiq.publishing.broken.here': 'Читатели не найдут:',
  'ochiq.publishing.row.facts': `{at} · ${pages}`,
  'ochiq.publishing.row.took': '{seconds} с',
  'ochiq.publishing.row.took.own': 'своя страница через {own} с, все страницы через {seconds} с',
  'ochiq.publishing.row.following':
    'следом {count, plural, one {выйдет # страница} few {выйдут # страницы} many {выйдут # страниц} other {выйдут # страницы}}',
  'ochiq.publishing.row.more': 'и ещё {count}',
  'ochiq.publishing.row.whole': 'Много страниц сразу',
  'ochiq.publishing.row.undone': 'Возвращено как было',
  'ochiq.publishing.row.undoes': 'Возврат публикации № {number}',
  'ochiq.publishing.lost': 'Не найдено за последние 7 дней',
  'ochiq.publishing.lost.times': '{count, plural, one {# раз} few {# раза} many {# раз} other {# раза}}',
  'ochiq.publishing.lost.none': 'Читатели нашли всё, что искали',
  'ochiq.publishing.lost.redirect': 'Переадресовать',
  'ochiq.publishing.lost.label': 'Создать переадресацию с {path}',
  'ochiq.publishing.undo': 'Вернуть как было',
  'ochiq.publishing.undo.label': 'Вернуть как было: {what}',
  'ochiq.publishing.undo.title': 'Вернуть страницы как было?',
  'ochiq.publishing.undo.body':
    '{what} ({at}): сайт снова покажет страницы такими, какими они были до этой публикации. Записи в панели не изменятся: исправьте их и опубликуйте заново.',
  'ochiq.publishing.undo.done': 'Сайт снова показывает страницы такими, какими они были',
  'ochiq.publishing.undo.failed': 'Вернуть не удалось: {reason}',
};
