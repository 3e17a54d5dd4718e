import { getSeedFinder, listNames, ofCabinet, stored, type Texts, titles } from './support/term-names';

test('the names are read as they are listed', () => {
  expect(titles.size).toBe(stored.length);
  expect([...titles.values()]).toEqual(expect.arrayContaining(['Vazirlar Mahkamasining qarori', 'Mehnat kodeksi', 'olmos']));
});

test.each<[string, Texts]>([
  [
    'a day and a number within the name of an act',
    [
      'Arizalar Vazirlar Mahkamasining 2025-yil 12-maydagi 295-son qaroriga muvofiq qabul qilinadi.',
      'Заявления принимаются согласно постановлению Кабинета Министров от 12 мая 2025 года № 295.',
      'Applications are accepted under Resolution No. 295 of the Cabinet of Ministers of 12 May 2025.',
    ],
  ],
  [
    'a day in digits, and the issuer first',
    [
      'Vazirlar Mahkamasining 12.05.2025-yildagi 295-son qaroriga ilova.',
      'Приложение к постановлению от 12.05.2025 г. № 295 Кабинета Министров.',
      'Annex to the Cabinet of Ministers’ Resolution No. 295 of 12 May 2025.',
    ],
  ],
  [
    'a title within the name of an act',
    [
      'Vazirlar Mahkamasining “Gidrogeologik monitoring toʻgʻrisida” 2024-yil 5-iyundagi 322-son qarori eʼlon qilindi.',
      'Опубликовано постановление Кабинета Министров от 5 июня 2024 года № 322 «О гидрогеологическом мониторинге».',
      'Resolution of the Cabinet of Ministers No. 322 of 5 June 2024 “On Hydrogeological Monitoring” has been published.',
    ],
  ],
  [
    'an act by the letters of its number, and by its day alone',
    [
      'PQ-123-son qaror asosida markaziy apparat tuzilmasi yangilandi.',
      'На основании постановления Президента № ПП-123 обновлена структура центрального аппарата.',
      'The structure of the central apparatus was renewed under the Resolution of 12 May 2025.',
    ],
  ],
  [
    'an act by its number alone, and by its letters in brackets',
    [
      '295-son qarorga oʻzgartirish kiritildi.',
      'В постановление Кабинета Министров (ПКМ-295) внесены изменения.',
      'Resolution 295 has been amended.',
    ],
  ],
  [
    'a decree of the full and of the short name',
    [
      'Oʻzbekiston Respublikasi Prezidentining 2026-yil 8-yanvardagi PF-5-son Farmoni ijrosini bosh geolog tekshirdi.',
      'Главный геолог проверил исполнение Указа Президента от 8 января 2026 года № УП-5.',
      'The chief geologist reviewed the implementation of Presidential Decree No. UP-5 of 8 January 2026.',
    ],
  ],
  [
    'laws and codes with their articles',
    [
      'Direktor oʻrinbosari “Yer osti boyliklari toʻgʻrisida”gi Qonunning (OʻRQ-1024) 27-moddasi va Suv kodeksining 15-moddasini tushuntirdi.',
      'Заместитель директора разъяснил статью 27 Закона «О недрах» (ЗРУ-1024) и статью 15 Водного кодекса.',
      'The deputy director explained Article 27 of the Subsoil Law (ZRU-1024) and Article 15 of the Water Code.',
    ],
  ],
  [
    'an order of a post, and a body with a number',
    [
      'Direktorning 2026-yil 3-martdagi 45-son buyrugʻi bilan 7-burgʻilash brigadasi tuzildi.',
      'Приказом директора от 3 марта 2026 года № 45 создана буровая бригада № 7.',
      'Drilling crew No. 7 was formed by Order No. 45 of the Director of 3 March 2026.',
    ],
  ],
  [
    'minerals with their units, and people who are called like them',
    [
      'Gidrogeolog Kumush Aliyeva va Rahimova Oltin konda 1,2 t oltin va 120 kg misni aniqladi, Olmos Vali oʻgʻli yordam berdi.',
      'Гидрогеолог Кумуш Алиева и Рахимова Олтин выявили на месторождении 1,2 т золота и 120 кг меди, помогал Олмос Вали угли.',
      'Hydrogeologist Kumush Aliyeva and Oltin Rahimova found 1.2 t of gold and 120 kg of copper at the deposit, helped by Olmos Vali oʻgʻli.',
    ],
  ],
  [
    'areas that are called after minerals',
    [
      'Manzil: Marmar koʻchasi, 5-uy, Kumush MFY.',
      'Адрес: ул. Мармар, 5, махалля Кумуш.',
      'Address: 5 Marmar Street, Kumush neighbourhood.',
    ],
  ],
  [
    'a body in another case, and a laboratory’s head',
    [
      'Laboratoriya mudiri 2026-yilda Markaziy gidrokimyo laboratoriyasida 1 240 ta namunani tahlil qildi.',
      'В 2026 году заведующая лабораторией исследовала в Центральной гидрохимической лаборатории 1240 проб.',
      'In 2026 the laboratory’s head analysed 1,240 samples at the Central Hydrochemical Laboratory.',
    ],
  ],
])('texts that say the same differ in no name: %s', (_, texts) => {
  expect(listNames(texts)).toEqual([]);
  expect(listNames(texts, getSeedFinder)).toEqual([]);
});

const ofPresident = 'Oʻzbekiston Respublikasi Prezidentining qarori';

test.each<[string, Texts, string[]]>([
  [
    'of another issuer',
    [
      'Vazirlar Mahkamasining 2025-yil 12-maydagi 295-son qarori',
      'постановление Президента от 12 мая 2025 года № 295',
      'Cabinet of Ministers Resolution No. 295 of 12 May 2025',
    ],
    [ofPresident],
  ],
  ['of other letters', ['PQ-295-son qaror', 'постановление Кабинета Министров № 295', 'Resolution No. 295'], [ofCabinet]],
  ['of a mayor', ['Hokimning 5-son qarori', 'постановление Кабинета Министров № 5', 'Resolution No. 5'], [ofCabinet]],
  ['of a ministry', ['5-son qaror', 'постановление Кабинета Министров № 5', 'Resolution No. 5 of the Ministry'], [ofCabinet]],
  [
    'of another kind',
    ['Prezidentning 2026-yil 8-yanvardagi 5-son Farmoni', 'Указ Президента от 8 января', 'Presidential Resolution of 8 January 2026'],
    ['Oʻzbekiston Respublikasi Prezidentining Farmoni', ofPresident].sort(),
  ],
  [
    'without a day or number',
    ['Qaror qabul qilindi.', 'Принято постановление Кабинета Министров.', 'A resolution was passed.'],
    [ofCabinet],
  ],
  [
    'of a code',
    ['Suv kodeksining 15-moddasi', 'статья 15 Трудового кодекса', 'Article 15 of the Water Code'],
    ['Mehnat kodeksi', 'Suv kodeksi'],
  ],
  [
    'of a mineral beside a person',
    ['Kumush Aliyeva 15 t kumush topdi', 'Кумуш Алиева нашла 15 т', 'Kumush Aliyeva found 15 t'],
    ['kumush'],
  ],
  [
    'of a mineral of a place',
    ['Qizilqum kombinatining metali', 'Золото Кызылкумского комбината', 'The metal of the Kyzylkum plant'],
    ['oltin'],
  ],
  [
    'of letters of no known act',
    ['MH-295-son qaror', 'постановление Кабинета Министров № 295', 'Cabinet of Ministers Resolution No. 295'],
    [ofCabinet],
  ],
  [
    'of the Cabinet where the President’s is sought',
    ['Prezidentning 2026-yil 3-maydagi qarori', 'постановление Президента от 3 мая 2026 года', 'Cabinet resolution of 3 May 2026'],
    [ofPresident],
  ],
  ['of a post before a surname', ['Geolog Aliyeva keldi', 'Приехала Алиева', 'Aliyeva came'], ['geolog']],
])('a wrong name %s is told', (_, texts, names) => {
  expect(listNames(texts)).toEqual(names);
});
