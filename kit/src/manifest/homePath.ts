/** The wallet's home, where the header's home button goes by default (1-shell s2.5, R099). */
export const homePath = '/main/FMA10000';
