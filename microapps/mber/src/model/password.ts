/** 8 to 20 characters with a letter, a digit and a sign. */
export const passwordPattern = /^(?=.*[A-Za-z])(?=.*\d)(?=.*[^A-Za-z\d\s])\S{8,20}$/;

/** What a password must have, each told while it is typed; together they are {@link passwordPattern}. */
export const passwordParts = {
  length: (text: string) => /^\S{8,20}$/.test(text),
  letters: (text: string) => /[A-Za-z]/.test(text) && /\d/.test(text),
  sign: (text: string) => /[^A-Za-z\d\s]/.test(text),
};
