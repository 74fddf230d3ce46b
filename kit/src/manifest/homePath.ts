/** The wallet's home, where the header's home button goes by default (1-shell s2.5, R099). */
export const homePath = '/main/FMA10000';

/** The card menu of the card company's customers (group KC0): a sheet over home (1-shell s2.5, A90). */
export const cardMenuPath = `${homePath}?cardMenu=Y`;
