declare module 'vnu-jar' {
  /** The path of the program. */
  const jar: string;
  export default jar;
}
