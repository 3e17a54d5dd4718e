/** Maps beginnings of words whose Cyrillic spelling cannot be derived from the letters. Longer ones win. */
export const loanStems: Readonly<Record<string, string>> = {
  abzas: 'абзац',
  aksent: 'акцент',
  aksiz: 'акциз',
  albom: 'альбом',
  alternativ: 'альтернатив',
  asfalt: 'асфальт',
  batalyon: 'батальон',
  budjet: 'бюджет',
  fakultet: 'факультет',
  film: 'фильм',
  filtr: 'фильтр',
  fransuz: 'француз',
  inersiya: 'инерция',
  intervyu: 'интервью',
  inyeksiya: 'инъекция',
  kalsiy: 'кальций',
  kanyon: 'каньон',
  kommersiya: 'коммерция',
  kompyuter: 'компьютер',
  konsep: 'концеп',
  konser: 'концер',
  konserv: 'консерв',
  konsessiya: 'концессия',
  konsult: 'консульт',
  konyunktura: 'конъюнктура',
  kvars: 'кварц',
  mayor: 'майор',
  moʻjiz: 'мўъжиз',
  moʻtabar: 'мўътабар',
  moʻtadil: 'мўътадил',
  pensi: 'пенси',
  porsiya: 'порция',
  prinsip: 'принцип',
  proporsi: 'пропорци',
  pult: 'пульт',
  rayon: 'район',
  sellofan: 'целлофан',
  sellyuloza: 'целлюлоза',
  selsiy: 'цельсий',
  sement: 'цемент',
  sentner: 'центнер',
  sentr: 'центр',
  senzura: 'цензура',
  sikl: 'цикл',
  silindr: 'цилиндр',
  sirkul: 'циркул',
  sitata: 'цитата',
  sitrus: 'цитрус',
  siviliz: 'цивилиз',
  shpris: 'шприц',
  ssenariy: 'сценарий',
  suspenzi: 'суспензи',
  syezd: 'съезд',
};

/** Maps words with this spelling alone or with an ending; an ending removes the soft sign. */
export const loanWords: Readonly<Record<string, string>> = {
  yanvar: 'январь',
  fevral: 'февраль',
  aprel: 'апрель',
  iyun: 'июнь',
  iyul: 'июль',
  sentabr: 'сентябрь',
  oktabr: 'октябрь',
  noyabr: 'ноябрь',
  dekabr: 'декабрь',
  avtomobil: 'автомобиль',
  detal: 'деталь',
  dizel: 'дизель',
  kabel: 'кабель',
  mebel: 'мебель',
  medal: 'медаль',
  model: 'модель',
  panel: 'панель',
  parol: 'пароль',
  portfel: 'портфель',
  profil: 'профиль',
  rol: 'роль',
  rubl: 'рубль',
  sel: 'сель',
  sex: 'цех',
  sirk: 'цирк',
  tunnel: 'туннель',
  yod: 'йод',
};

/** Matches what may follow one of `loanWords`. */
const ending = /^(?:lar|l?i(?:miz|ngiz|m|ng)?|siz|lik|day|dek|ning|ni|gacha|ga|dagi|dan|da)*$/u;

export type LoanWord = { latin: string; cyrillic: string };

const longestFirst = Object.entries(loanStems).sort(([a], [b]) => b.length - a.length);

/** Finds the loan word that a lower-case word in today's letters begins with. */
export function findLoanWord(word: string): LoanWord | undefined {
  const stem = longestFirst.find(([latin]) => word.startsWith(latin));
  if (stem) return { latin: stem[0], cyrillic: stem[1] };
  const wordEntry = Object.entries(loanWords).find(([latin]) => word.startsWith(latin) && ending.test(word.slice(latin.length)));
  if (!wordEntry) return undefined;
  const [latin, cyrillic] = wordEntry;
  return { latin, cyrillic: word === latin ? cyrillic : cyrillic.replace(/ь$/u, '') };
}
