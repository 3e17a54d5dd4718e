import { show } from '../../test/show';
import { useMessages, type Translate } from './use-messages';

/** What the compiler refuses: never run, its comments fail to compile when there is nothing to refuse. */
export function refusedByTheCompiler(t: Translate) {
  // @ts-expect-error no language has this message
  t('news:emptyy');
  // @ts-expect-error a message is named with its file
  t('empty');
  // @ts-expect-error a number decides the form
  t('common:elsewhere');
  // @ts-expect-error a group is no message
  t('common:weekday');
}

function Messages() {
  const t = useMessages();
  return <p>{t('news:empty')}</p>;
}

it.each([
  ['uz', 'Yangiliklar topilmadi.'],
  ['ru', 'Новости не найдены.'],
  ['en', 'No news found.'],
] as const)('says a message in %s', (locale, words) => {
  expect(show(<Messages />, locale).container).toHaveTextContent(words);
});

function Counted({ count }: { count: number }) {
  const t = useMessages();
  return <p>{t('common:elsewhere', { count })}</p>;
}

it.each([
  [1, 'Ещё 1 запись доступна на других языках.'],
  [3, 'Ещё 3 записи доступны на других языках.'],
  [11, 'Ещё 11 записей доступно на других языках.'],
  [21, 'Ещё 21 запись доступна на других языках.'],
])('has the form for %s', (count, words) => {
  expect(show(<Counted count={count} />, 'ru').container).toHaveTextContent(words);
});
