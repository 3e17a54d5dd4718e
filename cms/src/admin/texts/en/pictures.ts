/** The texts shown where a picture is uploaded; Strapi says there what browsers do with the alternative text. */
export const englishPictures = {
  'upload.form.input.description.file-alt':
    "Write what the picture shows, for people who don't see it. A file's name is no description; a text with a picture that has none is not published.",
};
