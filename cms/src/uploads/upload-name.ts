/** Names as Strapi makes them: nothing that leads out of the place of uploads. */
export const uploadName = /^\w[\w.-]*$/u;
