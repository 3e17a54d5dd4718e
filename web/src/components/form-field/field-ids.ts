/** The names of a field's parts on the page: what is typed, what helps, what is wrong. */
export const fieldIds = (form: string, field: string) => {
  const id = `${form}-${field}`;
  return { id, hint: `${id}-hint`, problem: `${id}-problem` };
};

/** Where a form tells what became of it. */
export const outcomeId = (form: string) => `${form}-outcome`;
