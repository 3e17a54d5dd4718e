/** The texts shown where a picture is uploaded; Strapi says there what browsers do with the alternative text. */
export const russianPictures = {
  'upload.form.input.description.file-alt':
    'Напишите, что на изображении, для тех, кто его не видит. Имя файла — не описание; текст с изображением без описания не публикуется.',
};
