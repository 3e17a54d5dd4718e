import type { FilesTexts } from '../en/files.ts';

export const uzbekFiles: FilesTexts = {
  'ochiq.files.file': '“{name}” ({size} MB)',
  'ochiq.files.large':
    'Katta fayl: {files}. Telefondan kirganlar uni uzoq kutadi va trafik uchun haq toʻlaydi. Iloji boʻlsa, avval kichraytiring: PDF faylni veb uchun saqlang, videoni 720p qiling. Shu holicha yuklansinmi?',
  'ochiq.files.too-large':
    'Fayl juda katta: {files}. Sayt {most} MB gacha fayllarni qabul qiladi: bundan kattasi diskka ham, oʻquvchilarga ham ogʻirlik qiladi. Hech narsa yuborilmadi. Faylni kichraytiring yoki boʻlib yuklang. Video boshqa joyda tursa, uning manzilini yozing.',
};
