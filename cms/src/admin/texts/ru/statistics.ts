import type { StatisticsTexts } from '../en/statistics.ts';

export const russianStatistics: StatisticsTexts = {
  'ochiq.statistics.title': 'Статистика',
  'ochiq.statistics.lead':
    'Как часто читают страницы. Считаются только суммы за день: ничего о читателях, без файлов cookie и без чужих компаний. Кто просит себя не считать, того не считают.',
  'ochiq.statistics.period': 'Период',
  'ochiq.statistics.days': '{days} дней',
  'ochiq.statistics.year': 'Год',
  'ochiq.statistics.off':
    'Статистика выключена: ничего не считается. Её включает тот, кто обслуживает сервер, настройкой STATISTICS_ENABLED=true.',
  'ochiq.statistics.away': 'Служба публикации не отвечает: статистику сейчас показать нельзя. Повторите попытку позже.',
  'ochiq.statistics.broken': 'Статистику прочитать не удалось: {reason}',
  'ochiq.statistics.total': 'Просмотры страниц по дням',
  'ochiq.statistics.sum': 'Просмотров страниц с {from} по {to}: {views}',
  'ochiq.statistics.most': 'Больше всего, {views}, было {day}',
  'ochiq.statistics.table': 'То же таблицей',
  'ochiq.statistics.day': 'День',
  'ochiq.statistics.views': 'Просмотры',
  'ochiq.statistics.pages': 'Самые читаемые страницы',
  'ochiq.statistics.language': 'Язык',
  'ochiq.statistics.page': 'Страница',
  'ochiq.statistics.address': 'Адрес',
  'ochiq.statistics.unread': 'Страницы, которые мало читают',
  'ochiq.statistics.unread-hint':
    'Опубликованные страницы, которые за этот период читали меньше всего на всех языках; из одинаково читаемых первыми стоят те, чей пересмотр просрочен дольше. Откройте страницу, чтобы обновить её или снять с публикации.',
  'ochiq.statistics.review': 'Пересмотреть до',
  'ochiq.statistics.no-review': 'день не задан',
  'ochiq.statistics.published': 'Опубликована',
  'ochiq.statistics.referrers': 'Откуда приходят читатели',
  'ochiq.statistics.host': 'Сайт',
  'ochiq.statistics.direct': 'напрямую: адрес набран, закладка, приложение',
  'ochiq.statistics.other-hosts': 'другие сайты',
  'ochiq.statistics.searches': 'Искали и не нашли',
  'ochiq.statistics.searches-hint':
    'Слова, которые за один день искали не меньше трёх читателей. Слова, по которым можно узнать человека, не считаются.',
  'ochiq.statistics.words': 'Слова',
  'ochiq.statistics.times': 'Сколько раз',
  'ochiq.statistics.nothing': 'За этот период ничего не насчитано.',
  'ochiq.statistics.csv': 'Скачать как CSV: {name}',
};
