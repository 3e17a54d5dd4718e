import {
  buildAddress,
  buildCallout,
  buildCallToAction,
  buildContact,
  buildFacts,
  buildList,
  buildQuestion,
  buildTable,
  buildTemplate,
  buildText,
  buildTimeline,
  type Templates,
} from './build-blocks.ts';

const questions = () => buildQuestion('Koʻp soʻraladigan savollar', 'Savol, oʻquvchining oʻz soʻzlari bilan', 'Qisqa va aniq javob');

export const uzbekTemplates: Templates = {
  programme: buildTemplate(
    'Dastur nimani, kim uchun va qachongacha oʻzgartiradi: bir-ikki gap',
    buildText('Dastur nima uchun kerak', 'Qaysi muammo hal qilinadi va u kimga taalluqli'),
    buildFacts('Raqamlarda', ['Son', 'Nima sanalgan va qaysi sanada'], ['Son', 'Dastur oxirida nechta boʻladi']),
    buildTimeline('Bosqichlar', ['Oy va yil', 'Bu bosqichda nima qilinadi'], ['Oy va yil', 'Qanday natija boʻladi']),
    buildText('Kim javob beradi', 'Masʼul boʻlinma, hamkorlar va mablagʻ manbai'),
    buildContact('Savollar uchun', 'Lavozim yoki boʻlinma', 'Qaysi savollar bilan va qachon murojaat qilish mumkin'),
  ),
  service: buildTemplate(
    'Kim nimani va necha kunda oladi: bir-ikki gap',
    buildCallout('important', 'Murojaatdan oldin bilish shart boʻlgan narsa; bunday narsa boʻlmasa, blokni oʻchiring'),
    buildText('Kim murojaat qila oladi', 'Jismoniy yoki yuridik shaxslar va ularga qoʻyiladigan shartlar'),
    buildList('Kerakli hujjatlar', 'unordered', 'Birinchi hujjat', 'Ikkinchi hujjat'),
    buildList('Tartibi', 'ordered', 'Murojaat qiluvchi nima qiladi', 'Keyin nima boʻladi', 'Natija qayerdan olinadi'),
    buildTable('Muddat va toʻlov', ['Xizmat turi', 'Muddati', 'Toʻlovi'], ['Nomi', 'Necha ish kuni', 'Necha soʻm yoki bepul']),
    questions(),
  ),
  'contact-point': buildTemplate(
    'Bu yerga kim va qanday masala bilan keladi: bir gap',
    buildAddress('Manzil va ish vaqti', 'Koʻcha, uy, shahar yoki tuman', 'Ish kunlari, soatlari va tanaffus'),
    buildContact('Aloqa', 'Qabulxona yoki lavozim', 'Telefon va pochta manzilini ham kiriting; qachon javob beriladi'),
    buildText('Qanday kelish mumkin', 'Eng yaqin bekat, yoʻnalish raqamlari, nogironlik aravachasi uchun kirish joyi'),
    buildList('Oʻzingiz bilan olib keling', 'unordered', 'Shaxsni tasdiqlovchi hujjat', 'Yana nima kerak'),
  ),
  campaign: buildTemplate(
    'Kimni nimaga va nima uchun chaqiryapmiz: bir-ikki gap',
    buildCallToAction('Oʻquvchi nima qilishi kerak', 'Bu qancha vaqt oladi va nima beradi', 'Tugmadagi soʻzlar; manzilini ham tanlang'),
    buildText('Nima uchun bu muhim', 'Muammo va uning odamlarga taʼsiri'),
    buildList('Siz nima qila olasiz', 'unordered', 'Eng oson ish', 'Yana bir ish'),
    buildTimeline('Tadbirlar', ['Kun va soat', 'Tadbir va uning joyi']),
    questions(),
  ),
  report: buildTemplate(
    'Hisobot qaysi davr haqida va asosiy xulosa qanday: bir-ikki gap',
    buildFacts('Asosiy raqamlar', ['Son', 'Nima sanalgan va qaysi davrda'], ['Son', 'Oʻtgan davrga nisbatan farqi']),
    buildText('Nima qilindi', 'Davr ichida bajarilgan asosiy ishlar'),
    buildTable('Reja va natija', ['Koʻrsatkich', 'Reja', 'Natija'], ['Nomi', 'Reja boʻyicha', 'Amalda']),
    buildText('Nima bajarilmadi va nega', 'Bajarilmagan ishlar, sabablari va yangi muddatlari'),
    buildText('Keyingi davr rejasi', 'Keyingi davrda birinchi navbatda nima qilinadi'),
  ),
};
