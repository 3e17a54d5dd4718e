import type { ListedBeginning } from './alphabets/alphabet.ts';
import { loanStems } from './alphabets/loan-stems.ts';

/** Maps words with this spelling alone or with an ending; an ending removes the soft sign. */
const loanWords: Readonly<Record<string, string>> = {
  yanvar: 'январь',
  fevral: 'февраль',
  aprel: 'апрель',
  iyun: 'июнь',
  iyul: 'июль',
  sentabr: 'сентябрь',
  oktabr: 'октябрь',
  noyabr: 'ноябрь',
  dekabr: 'декабрь',
  akropol: 'акрополь',
  akvarel: 'акварель',
  alkogol: 'алкоголь',
  ansambl: 'ансамбль',
  artel: 'артель',
  avtomobil: 'автомобиль',
  barrel: 'баррель',
  belarus: 'беларусь',
  binokl: 'бинокль',
  bryussel: 'брюссель',
  detal: 'деталь',
  dirijabl: 'дирижабль',
  dizel: 'дизель',
  drel: 'дрель',
  drossel: 'дроссель',
  duel: 'дуэль',
  dvigatel: 'двигатель',
  emal: 'эмаль',
  feldyeger: 'фельдъегерь',
  festival: 'фестиваль',
  fonar: 'фонарь',
  forel: 'форель',
  fransiy: 'франций',
  gantel: 'гантель',
  gastrol: 'гастроль',
  gel: 'гель',
  ges: 'гэс',
  glazur: 'глазурь',
  gospital: 'госпиталь',
  gres: 'грэс',
  igor: 'игорь',
  ilya: 'илья',
  inventar: 'инвентарь',
  joul: 'жоуль',
  kabel: 'кабель',
  kafel: 'кафель',
  kalendar: 'календарь',
  kalmar: 'кальмар',
  karamel: 'карамель',
  kartel: 'картель',
  karusel: 'карусель',
  kazan: 'казань',
  kokteyl: 'коктейль',
  konslager: 'концлагерь',
  konsol: 'консоль',
  kontrol: 'контроль',
  kreml: 'кремль',
  lager: 'лагерь',
  lyubov: 'любовь',
  mebel: 'мебель',
  medal: 'медаль',
  mer: 'мэр',
  migren: 'мигрень',
  model: 'модель',
  modul: 'модуль',
  monokl: 'монокль',
  motel: 'мотель',
  neft: 'нефть',
  nikel: 'никель',
  nippel: 'ниппель',
  nol: 'ноль',
  nul: 'нуль',
  nyu: 'нью',
  oblast: 'область',
  oktyabr: 'октябрь',
  otel: 'отель',
  panel: 'панель',
  parol: 'пароль',
  pastel: 'пастель',
  patrul: 'патруль',
  pedal: 'педаль',
  pelmen: 'пельмень',
  perm: 'пермь',
  porshen: 'поршень',
  portfel: 'портфель',
  pristan: 'пристань',
  profil: 'профиль',
  puls: 'пульс',
  rol: 'роль',
  rubl: 'рубль',
  rul: 'руль',
  saldo: 'сальдо',
  sapropel: 'сапропель',
  sekretar: 'секретарь',
  sel: 'сель',
  sent: 'цент',
  sentyabr: 'сентябрь',
  senz: 'ценз',
  seriy: 'церий',
  ses: 'сэс',
  sex: 'цех',
  shampun: 'шампунь',
  shinel: 'шинель',
  shpindel: 'шпиндель',
  shtempel: 'штемпель',
  sibir: 'сибирь',
  sink: 'цинк',
  sirk: 'цирк',
  sitadel: 'цитадель',
  slesar: 'слесарь',
  spektakl: 'спектакль',
  spiral: 'спираль',
  stil: 'стиль',
  tabel: 'табель',
  talk: 'тальк',
  tekstil: 'текстиль',
  tes: 'тэс',
  tigel: 'тигель',
  tonnel: 'тоннель',
  tunnel: 'туннель',
  tyul: 'тюль',
  tyumen: 'тюмень',
  vedomost: 'ведомость',
  veksel: 'вексель',
  ventil: 'вентиль',
  vermishel: 'вермишель',
  vestibyul: 'вестибюль',
  xrustal: 'хрусталь',
  yakor: 'якорь',
  yod: 'йод',
  yoga: 'йога',
  york: 'йорк',
  yuan: 'юань',
};

/** Matches what may follow one of `loanWords`. */
const ending = /^(?:lar|l?i(?:miz|ngiz|m|ng)?|siz|lik|day|dek|ning|ni|gacha|ga|dagi|dan|da)*$/u;

/** Words and beginnings by their first letters: a word is compared with few of them. */
const keyLength = 3;
type Candidate = ListedBeginning & { isWord: boolean };
const candidates = new Map<string, Candidate[]>();
for (const [isWord, entries] of [
  [false, loanStems],
  [true, loanWords],
] as const) {
  for (const [latin, written] of Object.entries(entries).sort(([a], [b]) => b.length - a.length)) {
    const key = latin.slice(0, keyLength);
    candidates.set(key, [...(candidates.get(key) ?? []), { latin, written, isWord }]);
  }
}

/** Finds the loan word that a word begins with, without what precedes it in a compound. */
function findBeginning(word: string): ListedBeginning | undefined {
  const listed = candidates
    .get(word.slice(0, keyLength))
    ?.find(({ latin, isWord }) => word.startsWith(latin) && (!isWord || ending.test(word.slice(latin.length))));
  if (!listed) return undefined;
  const { latin, written, isWord } = listed;
  return { latin, written: isWord && word !== latin ? written.replace(/ь$/u, '') : written };
}

/** What loan words are compounded with: `telefilm`, `avtokonsern`. */
const firstParts: Readonly<Record<string, string>> = {
  aero: 'аэро',
  agro: 'агро',
  avia: 'авиа',
  avto: 'авто',
  bio: 'био',
  elektro: 'электро',
  foto: 'фото',
  geo: 'гео',
  gidro: 'гидро',
  kilo: 'кило',
  kino: 'кино',
  makro: 'макро',
  mega: 'мега',
  mikro: 'микро',
  mini: 'мини',
  moto: 'мото',
  neo: 'нео',
  radio: 'радио',
  super: 'супер',
  tele: 'теле',
  video: 'видео',
};
const firstPart = new RegExp(`^(?:${Object.keys(firstParts).join('|')})`, 'u');

/** Finds the loan word that a lower-case word in today's letters begins with. */
export function findLoanWord(word: string): ListedBeginning | undefined {
  const listed = findBeginning(word);
  const first = listed ? undefined : firstPart.exec(word)?.[0];
  const rest = first === undefined ? undefined : findBeginning(word.slice(first.length));
  // Of three letters may be the end of another word: `fotomer`.
  return first !== undefined && rest && rest.latin.length > 3
    ? { latin: first + rest.latin, written: `${firstParts[first] ?? first}${rest.written}` }
    : listed;
}
