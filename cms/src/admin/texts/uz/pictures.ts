/** The texts shown where a picture is uploaded; Strapi says there what browsers do with the alternative text. */
export const uzbekPictures = {
  'upload.form.input.description.file-alt':
    'Rasmda nima tasvirlanganini yozing: uni koʻrmaydiganlar uchun. Fayl nomi tavsif emas; tavsifsiz rasm matnga qoʻyilib, eʼlon qilinmaydi.',
};
