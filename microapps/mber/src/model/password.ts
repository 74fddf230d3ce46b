/** 8 to 20 characters with a letter, a digit and a sign. */
export const passwordPattern = /^(?=.*[A-Za-z])(?=.*\d)(?=.*[^A-Za-z\d\s])\S{8,20}$/;
